internal import GTK

/// Where pins stand on a map, and what they and their names cover, in pixels.
struct PinRoom: Equatable {
    var tips: [Point] = []
    var covered: [Rectangle] = []

    init() {}

    /// What marks cover, of which some have names.
    init(_ marks: [PinNames.Mark], names: [String: Rectangle]) {
        tips = marks.filter { !$0.isCluster }.map(\.place)
        covered = marks.flatMap { mark in
            let name = names[mark.key].map { [$0.moved(by: mark.place)] } ?? []
            return [mark.upperBody] + name
        }
    }
}

extension PinNames.Mark {
    /// What it covers but for a pin's tip, beside which the name of its town can stand.
    fileprivate var upperBody: Rectangle {
        isCluster ? body : Rectangle(x: body.x, y: body.y, width: body.width, height: body.height - 16)
    }
}
