internal import GTK

/// The colours of the map of the world.
struct MapInk: Equatable, Hashable, Sendable {
    var sea: Color
    var land: Color
    var shore: Color
    var border: Color
}
