import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("A list of any length that scrolls with its page", .serialized)
struct FlowingListTests {
    init() { Stage.open() }

    @Test(
        "turns of the wheel move what is seen as far as they say, down and up, whatever the heights of the rows",
        arguments: [false, true])
    func wheel(isGrid: Bool) {
        FlowingPage(isGrid: isGrid).show { page in
            for way in Array(repeating: 120.0, count: 70) + Array(repeating: -120, count: 69) {
                let before = page.places
                page.scroll(by: way)
                #expect(page.ways(since: before).allSatisfy { $0 == way }, "\(page.value): \(page.ways(since: before))")
                #expect(page.gap == nil)
            }
            page.scroll(by: -120)
            #expect(page.value == 0 && page.places[0] == Double(page.header.height))
        }
    }

    @Test(
        "at its end stands its last row, and what comes after it; at its begin the first one", arguments: [false, true])
    func ends(isGrid: Bool) {
        FlowingPage(isGrid: isGrid).show { page in
            for _ in 0..<3 {
                page.scroll(by: 1_000_000)
                page.settle()
                #expect(page.places.keys.max() == 9_999 && page.gap == nil)
                #expect(page.bottom == page.height - Double(page.footer.height))
                page.scroll(by: -2_000_000)
                page.settle()
                #expect(page.places.keys.min() == 0 && page.places[0] == Double(page.header.height) && page.gap == nil)
            }
        }
    }

    @Test(
        "wherever one goes and whatever changes there is no gap, and turns go as far as they say",
        arguments: 1...2 as ClosedRange<UInt64>)
    func walk(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        FlowingPage(isGrid: false).show { page in
            for step in 0..<50 {
                switch Int.random(in: 0..<10, using: &random) {
                case 0: page.scroll(by: Double.random(in: -60_000...60_000, using: &random).rounded())
                case 1: page.setHeader(Int.random(in: 20...200, using: &random))
                case 2: page.rows.elements = FlowingPage.numbers(Int.random(in: 1...10_000, using: &random))
                case 3: page.window?.defaultSize = (Int.random(in: 360...500, using: &random), 400)
                default:
                    let way = Bool.random(using: &random) ? 57.0 : -57
                    let before = page.places
                    let room = page.room
                    page.scroll(by: way)
                    let inside = way > 0 ? room.below >= way : room.above >= -way
                    if inside {
                        // GTK rounds where rows are; with others in sight it may do so the other way.
                        #expect(
                            page.ways(since: before).allSatisfy { abs($0 - way) <= 1 }, "seed \(seed), step \(step)")
                    }
                }
                page.settle()
                #expect(page.gap == nil, "seed \(seed), step \(step)")
            }
        }
    }

    @Test("it ends with its window")
    func freed() {
        #expect(endsAfterShowing { FlowingPage(isGrid: false).scroller })
        #expect(endsAfterShowing { FlowingPage(isGrid: true).scroller })
    }
}
