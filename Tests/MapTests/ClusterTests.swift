import Foundation
import GTK
import Testing

@testable import Map

@Suite("Pins that would lie on each other")
struct ClusterTests {
    /// Places all over, some of them very near to each other; the same each time.
    private var points: [Point] {
        var seed: UInt64 = 7
        func next() -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(seed >> 11) / Double(UInt64(1) << 53)
        }
        return (0..<1000).map { index in
            index.isMultiple(of: 3) ? Point(x: 0.5 + next() / 500, y: 0.4 + next() / 500) : Point(x: next(), y: next())
        }
    }

    @Test("each is in one group, and no two groups touch", arguments: [0, 3, 5, 8, 11])
    func apart(level: Int) {
        let points = points
        let clusters = PinCluster.clusters(points, level: level)
        #expect(clusters.flatMap(\.members).sorted() == Array(points.indices))
        let world = 256 * exp2(Double(level))
        for (index, one) in clusters.enumerated() {
            for other in clusters[(index + 1)...] {
                let x = MapFrame.wrapped(one.point.x - other.point.x) * world
                let y = (one.point.y - other.point.y) * world
                #expect(x * x + y * y >= 44 * 44 - 1e-6)
            }
        }
        #expect(clusters.count < points.count)
    }

    @Test("the one whose panel is open stands alone")
    func alone() {
        let clusters = PinCluster.clusters(points, level: 0, alone: 12)
        #expect(clusters.contains { $0.members == [12] })
        #expect(clusters.flatMap(\.members).sorted() == Array(points.indices))
    }

    @Test("two on both sides of the date line are one, and stay there")
    func dateLine() throws {
        let clusters = PinCluster.clusters([Point(x: 0.9999, y: 0.5), Point(x: 0.0001, y: 0.5)], level: 2)
        let only = try #require(clusters.first)
        #expect(clusters.count == 1 && (only.point.x > 0.9998 || only.point.x < 0.0002))
    }
}
