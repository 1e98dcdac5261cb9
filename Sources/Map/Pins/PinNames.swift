internal import GTK

/// Chooses which pins have their name beside them, so that no name lies on another, on a pin, or on what is over the map.
struct PinNames {
    /// A mark on the map.
    struct Mark {
        var key: String
        /// What its pin is called; empty for the mark of several.
        var title = ""
        var place: Point
        /// How large its name is; nil for the mark of several pins, and for a pin whose panel has the name.
        var name: Size?
        var isCluster = false

        /// What it covers.
        var body: Rectangle {
            isCluster
                ? Rectangle(x: place.x - 22, y: place.y - 22, width: 44, height: 44)
                : Rectangle(x: place.x - 13, y: place.y - 38, width: 26, height: 38)
        }
    }

    /// With more marks than this in sight names say nothing any more, and are in the way.
    static let most = 40
    /// How far a name stands from its pin's middle and above its tip, how much room it has around it, and how much to the edge
    /// of the map, in pixels.
    private static let (beside, above, room, edge) = (16.0, 25.0, 4.0, 12.0)

    /// Returns where each name lies from its pin's tip: beside the head, in the direction of reading if there is room.
    /// - Parameters:
    ///   - marks: all in sight, those that matter more first.
    ///   - isMirrored: whether one reads from right to left.
    ///   - obstacles: what lies over the map.
    static func places(
        _ marks: [Mark], on map: Size, isMirrored: Bool, obstacles: [Rectangle]
    ) -> [String: Rectangle] {
        guard marks.count <= most else { return [:] }
        var result: [String: Rectangle] = [:]
        var taken: [Rectangle] = []
        for mark in marks {
            guard let name = mark.name else { continue }
            let sides = [beside, -beside - name.width]
            let boxes = (isMirrored ? sides.reversed() : sides).map {
                Rectangle(x: $0, y: -above - name.height / 2, width: name.width, height: name.height)
            }
            let free = boxes.first { box in
                let there = box.moved(by: mark.place)
                let isInside =
                    there.x >= edge && there.y >= room && there.x + there.width <= map.width - edge
                    && there.y + there.height <= map.height - room
                return isInside && (taken + obstacles).allSatisfy { $0.gap(to: there) >= room }
                    && marks.allSatisfy { $0.key == mark.key || $0.body.gap(to: there) >= 0 }
            }
            guard let free else { continue }
            result[mark.key] = free
            taken.append(free.moved(by: mark.place))
        }
        return result
    }
}
