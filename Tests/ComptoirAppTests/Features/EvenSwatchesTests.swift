import GTK
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The colours of a counter", .serialized)
struct EvenSwatchesTests {
    init() { Stage.open() }

    @Test("stand in one line with the way to others where all fit, else seven by seven, else five by five")
    func lines() throws {
        let choice = ColorChoice("Colour")
        let even = EvenSwatches(choice)
        let swatches = everything(in: choice).compactMap { $0 as? ToggleButton }
        #expect(swatches.count == 12)
        /// Returns how many swatches each line has.
        @MainActor func counts(_ width: Int) throws -> [Int] {
            let box = Box(.vertical, [even])
            defer { box.remove(even) }
            return try Stage.show(box, width: width) { _ in
                var lines: [Double: Int] = [:]
                for swatch in swatches {
                    let place = try #require(swatch.bounds(in: even))
                    lines[place.y, default: 0] += 1
                }
                return lines.keys.sorted().compactMap { lines[$0] }
            }
        }
        let first = try #require(swatches.first)
        let side = first.measured(.horizontal).natural
        let (all, half) = (13 * side + 12 * 6, 7 * side + 6 * 6)
        let found = try [all, all - 1, half, half - 1].map { try counts($0) }
        #expect(found == [[12], [7, 5], [7, 5], [5, 5, 2]])
    }
}
