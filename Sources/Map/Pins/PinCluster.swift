internal import Foundation
internal import GTK

/// A pin, or several that would lie on each other.
struct PinCluster: Equatable {
    /// The pins, by their place in the map's list.
    var members: [Int]
    /// The middle of them in Mercator's square.
    var point: Point

    /// Groups pins of which markers would touch at a zoom; what is `alone` stays by itself.
    ///
    /// The groups depend on the zoom alone, so that none changes while the map is moved.
    static func clusters(_ points: [Point], level: Int, reach: Double = 44, alone: Int? = nil) -> [PinCluster] {
        let share = reach / (256 * exp2(Double(level)))
        var clusters = points.indices.filter { $0 != alone }.map { PinCluster(members: [$0], point: points[$0]) }
        while true {
            let merged = merging(clusters, share)
            if merged.count == clusters.count { break }
            clusters = merged
        }
        if let alone { clusters.append(PinCluster(members: [alone], point: points[alone])) }
        return clusters
    }

    /// Joins each group to the first one within reach.
    private static func merging(_ clusters: [PinCluster], _ share: Double) -> [PinCluster] {
        let columns = max(1, Int(1 / share))
        var result: [PinCluster] = []
        var cells: [Int: [Int]] = [:]
        func key(_ column: Int, _ row: Int) -> Int {
            row * columns + (column % columns + columns) % columns
        }
        for cluster in clusters {
            let (column, row) = (Int(cluster.point.x * Double(columns)), Int(cluster.point.y * Double(columns)))
            var nearest: Int?
            search: for dx in -1...1 {
                for dy in -1...1 {
                    for index in cells[key(column + dx, row + dy)] ?? []
                    where isNear(result[index].point, cluster.point, share) {
                        nearest = index
                        break search
                    }
                }
            }
            if let nearest {
                result[nearest].join(cluster)
            } else {
                cells[key(column, row), default: []].append(result.count)
                result.append(cluster)
            }
        }
        return result
    }

    private static func isNear(_ one: Point, _ other: Point, _ share: Double) -> Bool {
        let (x, y) = (MapFrame.wrapped(one.x - other.x), one.y - other.y)
        return x * x + y * y < share * share
    }

    private mutating func join(_ other: PinCluster) {
        let weight = Double(other.members.count) / Double(members.count + other.members.count)
        let x = point.x + MapFrame.wrapped(other.point.x - point.x) * weight
        point = Point(x: x - x.rounded(.down), y: point.y + (other.point.y - point.y) * weight)
        members += other.members
    }
}
