internal import GTK
internal import Widgets

/// The contents of a glass up to the fill level: the position of each band.
struct LiquidColumn {
    struct Band {
        var liquid: Liquid
        var isFoam: Bool
        var isSoft: Bool
        var top: Double
        var bottom: Double
    }

    let form: GlassForm
    let bands: [Band]
    /// The `y` of the surface.
    let surface: Double
    /// The fraction of a full glass that is filled.
    let share: Double

    init(_ art: DrinkArt, form: GlassForm) {
        self.form = form
        let whole = form.inner.volume(below: form.brim) * min(1, max(0, art.fill))
        share = min(1, max(0, art.fill))
        var volume = 0.0
        var bands: [Band] = []
        for band in art.bands where whole > 0 {
            let bottom = form.inner.height(ofVolume: volume)
            volume += whole * band.share
            bands.append(
                Band(
                    liquid: band.liquid, isFoam: band.isFoam, isSoft: band.isSoft,
                    top: form.inner.height(ofVolume: volume), bottom: bottom))
        }
        self.bands = bands
        surface = bands.last?.top ?? form.inner.bottom
    }

    /// The bands, lowest first, in groups of those that blend softly into each other.
    var groups: [[Band]] {
        var groups: [[Band]] = []
        for band in bands {
            if band.isSoft, !band.isFoam, groups.last?.last?.isFoam == false {
                groups[groups.count - 1].append(band)
            } else {
                groups.append([band])
            }
        }
        return groups
    }

    /// Returns the liquid at a given `y`; above the surface the topmost.
    func liquid(at y: Double) -> Liquid? { (bands.first { $0.top <= y } ?? bands.last)?.liquid }

    /// The topmost liquid.
    var top: Liquid? { bands.last?.liquid }
}
