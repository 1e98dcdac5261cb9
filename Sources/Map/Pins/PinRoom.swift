internal import GTK

/// Where pins stand on a map, and what they and their names cover, in pixels.
struct PinRoom: Equatable {
    /// A pin, or the mark of several, with its place.
    struct Stand: Equatable {
        var place: Point
        var title: String
        var isCluster: Bool

        /// How near a town is that it stands on, and how far from its middle the town's name begins, in pixels.
        var reach: Double { isCluster ? 20 : 12 }
        var beside: Double { isCluster ? 28 : 10.5 }
    }

    var stands: [Stand] = []
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
        stands = marks.map { Stand(place: $0.place, title: $0.title, isCluster: $0.isCluster) }
        bodies = marks.map { $0.isCluster ? $0.body : $0.body.inset(bottom: Self.foot) }
        feet = marks.filter { !$0.isCluster }.map { $0.body.inset(top: $0.body.height - Self.foot) }
        self.names = marks.compactMap { mark in names[mark.key]?.moved(by: mark.place) }
    }

    /// Returns what a name has to keep clear of: that of a town can stand beside the tip of the pin on it.
    func covered(isTown: Bool) -> [Rectangle] {
        isTown ? bodies + names : bodies + feet + names
    }

    /// Returns what stands on a town.
    func stand(on town: Point) -> Stand? {
        stands.first { abs($0.place.x - town.x) < $0.reach && abs($0.place.y - town.y) < $0.reach }
    }
}
