internal import Foundation
internal import GTK
internal import Widgets

/// A liquid's colour and how much light it lets through.
struct Liquid: Sendable {
    var color: Color
    /// How little of what is behind it can be seen, 0 to 1.
    var opacity: Double
    /// How much of that is so because it throws light back, as cream does, rather than swallowing it, as cola does.
    var cloud: Double

    init(color: Color, opacity: Double, cloud: Double) {
        (self.color, self.opacity, self.cloud) = (color, opacity, cloud)
    }

    /// A liquid of which only the colour and the opacity are known: what is dense and bright is cloudy, and less so
    /// the deeper its hue.
    init(color: Color, opacity: Double) {
        let bright = max(0.01, color.red, color.green, color.blue)
        let pale = min(color.red, color.green, color.blue) / bright
        let cloud = opacity * opacity * bright * bright.squareRoot() * (0.35 + 0.65 * pale)
        self.init(color: color, opacity: opacity, cloud: cloud)
    }

    /// What several liquids make together.
    ///
    /// Each channel of a clear liquid is absorbed after Beer and Lambert, so absorbances add up by volume, those of
    /// dense liquids (syrups, bitters) with more weight: a little deep red tints a lot of clear water. What scatters
    /// light (cream, purée, egg white) does so by its volume, and shows its own colour, paler
    /// the less there is of it, stained by what absorbs.
    static func mixing(_ parts: [(liquid: Liquid, share: Double)]) -> Liquid? {
        let whole = parts.reduce(0) { $0 + $1.share }
        guard whole > 0 else { return nil }
        var absorbed = (red: 0.0, green: 0.0, blue: 0.0)
        var milk = (red: 0.0, green: 0.0, blue: 0.0)
        var (strength, scattering, density) = (0.0, 0.0, 0.0)
        var (cloud, cloudiest) = (0.0, 0.0)
        for (liquid, share) in parts {
            let share = share / whole
            density += share * thickness(liquid.opacity)
            // How strongly it colours; what scatters colours by its own light below.
            let dye = share * (1 + 3 * liquid.opacity * liquid.opacity)
            strength += dye
            let clear = dye * (1 - liquid.cloud)
            absorbed.red += clear * absorbance(liquid.color.red)
            absorbed.green += clear * absorbance(liquid.color.green)
            absorbed.blue += clear * absorbance(liquid.color.blue)
            let weight = share * thickness(liquid.cloud)
            milk.red += weight * liquid.color.red
            milk.green += weight * liquid.color.green
            milk.blue += weight * liquid.color.blue
            scattering += weight
            cloud += share * liquid.cloud
            cloudiest = max(cloudiest, liquid.cloud)
        }
        absorbed = (absorbed.red / strength, absorbed.green / strength, absorbed.blue / strength)
        let through = Color(red: exp(-absorbed.red), green: exp(-absorbed.green), blue: exp(-absorbed.blue))
        let (opacity, haze) = (1 - exp(-density), 1 - exp(-scattering))
        guard parts.count > 1, scattering > 0.001 else {
            return Liquid(color: parts.count == 1 ? parts[0].liquid.color : through, opacity: opacity, cloud: haze)
        }
        // What throws light back is white in itself: thinned, its stain goes before its haze does.
        let stain = (cloud / cloudiest).squareRoot()
        // Light that comes back out of a cloudy drink has gone a shorter way through what stains it: it keeps the
        // hue, and loses less of its brightness.
        let grey = min(absorbed.red, absorbed.green, absorbed.blue)
        func stained(_ milk: Double, _ absorbed: Double) -> Double {
            pow(milk / scattering, stain) * exp(-0.3 * grey - 1.2 * (absorbed - grey))
        }
        let cloudy = Color(
            red: stained(milk.red, absorbed.red), green: stained(milk.green, absorbed.green),
            blue: stained(milk.blue, absorbed.blue))
        return Liquid(color: through.mixed(with: cloudy, at: haze.squareRoot()), opacity: opacity, cloud: haze)
    }

    /// How thick a layer is of which this much cannot be seen through.
    private static func thickness(_ opacity: Double) -> Double { -log(1 - min(0.98, max(0, opacity))) }

    private static func absorbance(_ part: Double) -> Double { -log(max(0.02, part)) }

    /// How solid it is painted: water is all but invisible, Campari is a window of red glass, cream a wall.
    /// - Parameter isDark: whether it stands before something dark, where light from above makes it shine.
    func coverage(isDark: Bool = false) -> Double {
        let tint = 1 - min(color.red, color.green, color.blue)
        let plain = 1 - (1 - opacity) * (1 - 0.14 - 0.68 * tint.squareRoot())
        guard isDark else { return plain }
        let glow = min(1, max(0, (plain - 0.3) / 0.3))
        return plain + (1 - plain) * 0.72 * glow - 0.14 * (1 - glow)
    }
}

/// A part of a glass's content with one colour.
struct LiquidBand {
    var liquid: Liquid
    /// The share of the content's volume.
    var share: Double
    var isFoam = false
    /// Whether it goes over softly into the band below.
    var isSoft = false
}

extension DrinkArt {
    /// What lies on what, the lowest first; shares add up to 1.
    var bands: [LiquidBand] {
        let poured = layers.filter { $0.share > 0 }
        let whole = poured.reduce(0) { $0 + $1.share }
        guard whole > 0 else { return [] }
        func liquid(_ layer: Layer) -> Liquid { Liquid(color: layer.color, opacity: layer.opacity) }
        let body = poured.filter { $0.kind == .liquid }
        var bands: [LiquidBand] = []
        if blend == .mixed {
            let share = body.reduce(0) { $0 + $1.share }
            if let mix = Liquid.mixing(body.map { (liquid($0), $0.share) }) {
                bands.append(LiquidBand(liquid: mix, share: share / whole))
            }
        } else {
            bands = body.map { LiquidBand(liquid: liquid($0), share: $0.share / whole, isSoft: blend == .graded) }
        }
        let sunk = poured.filter { $0.kind == .sunk }.map { LiquidBand(liquid: liquid($0), share: $0.share / whole) }
        if !sunk.isEmpty, !bands.isEmpty { bands[0].isSoft = true }
        bands = sunk + bands
        bands += poured.filter { $0.kind == .float }.map {
            LiquidBand(liquid: liquid($0), share: $0.share / whole, isSoft: blend != .layered)
        }
        bands += poured.filter { $0.kind == .foam }.map {
            LiquidBand(liquid: liquid($0), share: $0.share / whole, isFoam: true)
        }
        return bands
    }
}
