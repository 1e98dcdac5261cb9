internal import GTK

/// Where pins stand on a map, and what they and their names cover, in pixels.
struct PinRoom: Equatable {
    /// The place of a pin.
    struct Tip: Equatable {
        var place: Point
        var title: String
    }

    var tips: [Tip] = []
    /// What the marks cover, pins but for their tips.
    var bodies: [Rectangle] = []
    /// What the tips cover.
    var feet: [Rectangle] = []
    /// What their names cover.
    var names: [Rectangle] = []

    /// How much of a pin is its tip, in pixels.
    private static let foot = 16.0

    init() {}

    /// What marks cover, of which some have names.
    init(_ marks: [PinNames.Mark], names: [String: Rectangle]) {
        tips = marks.filter { !$0.isCluster }.map { Tip(place: $0.place, title: $0.title) }
        bodies = marks.map { $0.isCluster ? $0.body : $0.body.inset(bottom: Self.foot) }
        feet = marks.filter { !$0.isCluster }.map { $0.body.inset(top: $0.body.height - Self.foot) }
        self.names = marks.compactMap { mark in names[mark.key]?.moved(by: mark.place) }
    }

    /// Returns what a name has to keep clear of: that of a town can stand beside the tip of the pin on it.
    func covered(isTown: Bool) -> [Rectangle] {
        isTown ? bodies + names : bodies + feet + names
    }

    /// Returns the pin that stands on a town.
    func tip(at town: Point) -> Tip? {
        tips.first { abs($0.place.x - town.x) < 12 && abs($0.place.y - town.y) < 12 }
    }
}
