internal import Foundation
internal import GTK
internal import Widgets

/// The colour of a liquid and how much light it lets through.
struct Liquid: Sendable {
    var color: Color
    /// The opacity, 0 to 1.
    var opacity: Double
    /// The part of the opacity that comes from scattering light, as cream does, rather than absorbing it, as cola does.
    var cloud: Double

    init(color: Color, opacity: Double, cloud: Double) {
        (self.color, self.opacity, self.cloud) = (color, opacity, cloud)
    }

    /// Creates a liquid of which only the colour and the opacity are known: dense, bright liquids are cloudy, the less
    /// so the more saturated they are.
    init(color: Color, opacity: Double) {
        let bright = max(0.01, color.red, color.green, color.blue)
        let pale = min(color.red, color.green, color.blue) / bright
        let cloud = opacity * opacity * bright * bright.squareRoot() * (0.35 + 0.65 * pale)
        self.init(color: color, opacity: opacity, cloud: cloud)
    }

    /// Returns the mixture of several liquids; nil if there is none.
    ///
    /// A clear liquid absorbs each channel by the Beer–Lambert law, so absorbances add up by volume; those of dense
    /// liquids (syrups, bitters) have more weight, so that a little deep red tints a lot of clear water. A liquid that
    /// scatters light (cream, purée, egg white) does so in proportion to its volume. It shows its own colour, paler the
    /// less of it there is and stained by the liquids that absorb.
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
            // How strongly the liquid tints; the colour of scattered light follows below.
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
        // Scattered light is white in itself: in a thinned liquid the stain fades before the haze does.
        let stain = (cloud / cloudiest).squareRoot()
        // Light scattered back by a cloudy drink has travelled a shorter way through what stains it: it keeps the hue
        // and loses less brightness.
        let grey = min(absorbed.red, absorbed.green, absorbed.blue)
        func stained(_ milk: Double, _ absorbed: Double) -> Double {
            pow(milk / scattering, stain) * exp(-0.3 * grey - 1.2 * (absorbed - grey))
        }
        let cloudy = Color(
            red: stained(milk.red, absorbed.red), green: stained(milk.green, absorbed.green),
            blue: stained(milk.blue, absorbed.blue))
        return Liquid(color: through.mixed(with: cloudy, at: haze.squareRoot()), opacity: opacity, cloud: haze)
    }

    /// Returns the thickness of a layer with the given opacity.
    private static func thickness(_ opacity: Double) -> Double { -log(1 - min(0.98, max(0, opacity))) }

    private static func absorbance(_ part: Double) -> Double { -log(max(0.02, part)) }

    /// Returns the opacity to paint with: water is all but invisible, Campari a pane of red glass, cream a wall.
    /// - Parameter isDark: whether the background is dark, in which case light from above makes the liquid glow.
    func coverage(isDark: Bool = false) -> Double {
        let tint = 1 - min(color.red, color.green, color.blue)
        let plain = 1 - (1 - opacity) * (1 - 0.14 - 0.68 * tint.squareRoot())
        guard isDark else { return plain }
        let glow = min(1, max(0, (plain - 0.3) / 0.3))
        return plain + (1 - plain) * 0.72 * glow - 0.14 * (1 - glow)
    }
}

/// A part of the contents of a glass that has a single colour.
struct LiquidBand {
    var liquid: Liquid
    /// The share of the volume.
    var share: Double
    var isFoam = false
    /// Whether it blends softly into the band below.
    var isSoft = false
}

extension DrinkArt {
    /// The bands, the lowest first; their shares add up to 1.
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
