internal import GTK

extension DrinkArt {
    /// The fraction of the picture's height, from the top, in which nothing of the drink is drawn; 0 for one that steams.
    public var emptyTop: Double {
        guard !isHot else { return 0 }
        let form = GlassForm.of(self)
        let surface = LiquidColumn(self, form: form).surface
        let garnishes = GarnishLayout(self, in: form, surface: surface)
        let top = garnishes.placed.map { $0.place.y - $0.rise * $0.scale }.reduce(form.outer.top, min)
        return max(0, top - DrinkArt.margin) / DrinkPen.side
    }

    /// The space for outlines, slush and crusts above the rim, in units of the canvas.
    private static let margin = 18.0
}

extension PlacedGarnish {
    /// How far it reaches above its position at the most, at a scale of 1, in units of the canvas.
    fileprivate var rise: Double {
        switch stage {
        case .standing: 60
        case .surface: 40
        case .rim: 34
        }
    }
}
