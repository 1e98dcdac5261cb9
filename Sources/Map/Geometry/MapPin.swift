/// A place that is marked on a map.
public struct MapPin: Equatable, Hashable, Identifiable, Sendable {
    /// What tells it from every other pin of the map.
    public let id: String
    /// What it is called.
    public var title: String
    /// Where it is.
    public var coordinate: Coordinate

    public init(id: String, title: String, coordinate: Coordinate) {
        (self.id, self.title, self.coordinate) = (id, title, coordinate)
    }
}
