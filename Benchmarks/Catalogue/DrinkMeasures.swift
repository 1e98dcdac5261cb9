import BenchSupport
import ComptoirApp
import Foundation
import GTK
import Store
import Widgets

extension ShownPage {
    /// How large the grid and its cards are, for the program to compare with.
    func printSizes() throws {
        let card = list.cards.first.map { ($0.width, $0.height) } ?? (0, 0)
        let columns = try page.view.first(CardGrid<Entry>.self).columns
        print(
            "width", try scroller.width, "height", try scroller.height, "card-width", card.0, "card-height", card.1,
            "columns", columns)
    }

    /// Scrolls through the whole grid in so many frames, each of which shows other cards; then, from the top again,
    /// through as many frames by some pixels each.
    func measureGrid(frames: Int, step: Double) throws {
        let scroller = try scroller
        let place = scroller.verticalAdjustment
        let whole = place.upper - place.pageSize
        let jumps = Scrolling(scroller, frames: frames) { place.value = whole * Double($0) / Double(frames) }
        jumps.run(until: probe)
        place.value = 0
        probe.settle(for: .milliseconds(500))
        let glide = Scrolling(scroller, frames: frames) { place.value = step * Double($0) }
        glide.run(until: probe)
        print(
            "jump", jumps.inFrames.text, "jump-worst", jumps.worst.text, "jump-total", jumps.total.text, terminator: " "
        )
        print(
            "glide", glide.inFrames.text, "glide-worst", glide.worst.text, "glide-total", glide.total.text,
            terminator: " ")
        print("resident", residentMemory().text, "peak", peakMemory().text)
    }

    var scroller: ScrolledWindow {
        get throws {
            guard let scroller = list.parent as? ScrolledWindow else { throw Missing(what: "ScrolledWindow") }
            return scroller
        }
    }
}

extension ItemsView {
    /// The widgets of the cards, as far as there are any.
    fileprivate var cards: [Widget] { children.compactMap { $0.children.first } }
}

/// Scrolls in step with the frames, and takes the time that each frame takes.
@MainActor
final class Scrolling {
    /// The processor's work for this process from each change to the end of its frame, all together, in milliseconds.
    private(set) var inFrames = 0.0
    /// The greatest of these.
    private(set) var worst = 0.0
    /// The processor's work from the first change until everything is at rest, in milliseconds.
    private(set) var total = 0.0
    private let scroller: Widget
    private let frames: Int
    private let move: @MainActor (Int) -> Void

    init(_ scroller: Widget, frames: Int, move: @escaping @MainActor (Int) -> Void) {
        self.scroller = scroller
        self.frames = frames
        self.move = move
    }

    func run(until probe: FrameProbe) {
        var (frame, began): (Int, Double?) = (0, nil)
        let painted = scroller.frameClock?.onPainted { [self] in
            guard let start = began else { return }
            began = nil
            inFrames += processorTime() - start
            worst = max(worst, processorTime() - start)
        }
        let start = processorTime()
        let animation = Animation(on: scroller, duration: .seconds(600)) { [self] _ in
            guard frame < frames else { return }
            frame += 1
            began = processorTime()
            move(frame)
        }
        MainLoop.run { frame == frames && began == nil }
        animation.cancel()
        painted?.disconnect()
        probe.settle(for: .milliseconds(500))
        total = processorTime() - start
    }
}

/// The pictures that cards show of the first drinks, as files `0.png`, `1.png` …
@MainActor
func writePictures(_ count: Int, side: Int, to folder: String) async throws {
    let page = try await MeasuredPage.drinks()
    let rows = try await page.catalogue.rows(matching: DrinkQuery()).prefix(count)
    for (number, drink) in try page.catalogue.summaries(DrinkSummary.self, for: rows).enumerated() {
        MeasuredPage.picture(of: drink, side: side).savePNG(path: "\(folder)/\(number).png")
    }
}
