import BenchSupport
import ComptoirApp
import Foundation
import GTK
import Store
import ComptoirWidgets
import Widgets

/// The bar with all of the program's own ingredients on its shelf.
@MainActor
enum BottleShelf {
    /// Puts every ingredient of the catalogue on the shelf.
    static func fill() async throws {
        let page = try await MeasuredPage.bar()
        try await page.catalogue.refresh()
        let all = try await page.catalogue.summaries(matching: IngredientQuery())
        try await page.library.setShelf(all.map { ShelfItem($0.id, amount: Quantity(400, .millilitre)) })
        print("bottles", all.count)
    }

    /// Writes the pictures of all bottles as files `0.png`, `1.png` … into a folder, and tells how large everything is,
    /// for the program to compare with.
    static func write(to folder: String) async throws {
        let shown = try await ShownShelf()
        let all = try await shown.page.catalogue.summaries(matching: IngredientQuery(onlyOnShelf: true))
        for (number, ingredient) in all.enumerated() {
            shown.page.picture(of: ingredient, height: 192).savePNG(path: "\(folder)/\(number).png")
        }
        let cells = shown.shelf.groups[0].bottles.compactMap { shown.shelf.place(of: $0.id) }
        guard let first = cells.first, let next = cells.first(where: { $0.y > first.y }) else {
            throw Missing(what: "a second board")
        }
        print(
            "width", shown.scroller.width, "height", shown.scroller.height, "columns",
            cells.count { $0.y == first.y }, "cell", Int(first.width), "row", Int(next.y - first.y), "bottle", 192)
    }

    /// Scrolls through the whole shelf in so many frames; then, from the top again, by so many pixels a frame.
    static func measure(frames: Int, step: Double) async throws {
        let shown = try await ShownShelf()
        let place = shown.scroller.verticalAdjustment
        let whole = place.upper - place.pageSize
        let jumps = Scrolling(shown.scroller, frames: frames) { place.value = whole * Double($0) / Double(frames) }
        jumps.run(until: shown.probe)
        place.value = 0
        shown.probe.settle(for: .milliseconds(500))
        let glide = Scrolling(shown.scroller, frames: frames) { place.value = step * Double($0) }
        glide.run(until: shown.probe)
        print(
            "jump", jumps.inFrames.text, "jump-worst", jumps.worst.text, "glide", glide.inFrames.text, "glide-worst",
            glide.worst.text, "bottles", shown.shelf.groups[0].bottles.count, "upper", place.upper.text)
    }
}

/// The page of the bar in a window, once all of its bottles are drawn.
@MainActor
private final class ShownShelf {
    let page: MeasuredPage
    let probe: FrameProbe
    let shelf: Shelf
    let scroller: ScrolledWindow

    init() async throws {
        page = try await MeasuredPage.bar()
        probe = FrameProbe.shown(page.view, width: 1064, height: 760)
        let shelf: Shelf = try page.view.first()
        self.shelf = shelf
        MainLoop.run { !shelf.groups.isEmpty && !shelf.groups[0].bottles.isEmpty }
        scroller = try page.view.first()
        probe.settle(for: .seconds(1))
    }
}
