import Foundation
import GTK
import TestSupport
import Testing

@testable import Map

@MainActor @Suite("The map opened again and again", .serialized)
struct LifetimeTests {
    init() { Stage.open() }

    private func residentMemory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
        return try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
    }

    /// Opens the page in a window, until the tiles in its middle are drawn, and closes it.
    private func visit(_ box: Box) {
        let map = MapPanel.shown(cities)
        map.selection = "vienna"
        map.layout(expand: [.horizontal, .vertical])
        box.append(map)
        #expect(Stage.wait { map.drawn != nil && map.pinLayer.countInSight == 3 })
        Stage.paint(map)
        box.remove(map)
        MainLoop.drain()
    }

    @Test("two hundred visits leave no object behind, and memory flat")
    func visits() throws {
        let box = Box(.vertical)
        try Stage.show(box, width: 480, height: 360) { _ in
            for _ in 0..<20 { visit(box) }
            let (objects, memory) = (InstanceCount.byType, try residentMemory())
            for number in 1...200 {
                visit(box)
                if number % 50 == 0 { print("visit \(number) of the map: \(try residentMemory() - memory) KiB") }
            }
            #expect(InstanceCount.lastingGrowth(since: objects) == [:])
            let growth = try residentMemory() - memory
            #expect(growth < 16 << 10)
        }
    }
}
