import Foundation
import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("A picture that grows into its page", .serialized)
struct PictureFlightTests {
    init() { Stage.open() }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Resources/pictures/fruits").standardized.path
    private static let paint = GradientPaint(Color(hex: 0xC2183A), Color(hex: 0x650A1E))
    private static func path(_ fruit: String) -> String { "\(folder)/\(fruit).svg" }

    /// A list of fruits with pictures, and pages for them.
    @MainActor
    private final class Fruits {
        let rows: [GradientRow]
        let view: NavigationView

        init(splitWidth: Int) {
            let names = ["lemon", "apple", "banana", "kiwi"]
            rows = names.map {
                let row = GradientRow()
                row.show(picture: path($0), gradient: paint, name: $0, headline: $0)
                return row
            }
            let list = ScrolledWindow(Box(.vertical, rows), scrolls: [.vertical])
            view = NavigationView(root: list, placeholder: Label("Nothing"), rootWidth: 240, splitWidth: splitWidth)
        }

        func page(_ fruit: String? = nil) -> (page: Widget, hero: HeroBanner) {
            let hero = HeroBanner()
            if let fruit { show(fruit, hero) }
            return (ScrolledWindow(Box(.vertical, [hero]), scrolls: [.vertical]), hero)
        }

        func show(_ fruit: String, _ hero: HeroBanner) {
            hero.show(picture: path(fruit), gradient: paint, name: fruit, line: fruit, chips: [])
        }

        func picture(_ widget: Widget) throws -> ArtPicture {
            try #require(everything(in: widget).compactMap { $0 as? ArtPicture }.first)
        }

        /// Whether the picture of a row or a page is drawn on its way.
        func isAway(_ widget: Widget) -> Bool {
            everything(in: widget).contains { ($0 as? ArtPicture)?.isAway == true }
        }

        /// Whether everything is drawn where it belongs.
        var isAtRest: Bool {
            !view.flight.isFlying && view.flight.place == nil
                && everything(in: view).compactMap { $0 as? ArtPicture }.allSatisfy { !$0.isAway }
        }
    }

    private func showing(
        splitWidth: Int = 100, _ direction: TextDirection = .leftToRight, _ body: (Fruits, Window) throws -> Void
    ) rethrows {
        let fruits = Fruits(splitWidth: splitWidth)
        fruits.view.direction = direction
        try Stage.show(fruits.view, width: 800, height: 500) { window in
            #expect(Stage.wait { !TextureCache.shared.isReading })
            Stage.paint(fruits.view)
            try body(fruits, window)
        }
    }

    @Test(
        "a row's picture grows into that of the page, beside the list and over it, and shrinks back",
        arguments: [100, 2000], [TextDirection.leftToRight, .rightToLeft])
    func grows(splitWidth: Int, direction: TextDirection) throws {
        try showing(splitWidth: splitWidth, direction) { fruits, _ in
            let flight = fruits.view.flight
            let row = try fruits.picture(fruits.rows[1])
            let start = try #require(row.frame(in: fruits.view))
            let (page, hero) = fruits.page("apple")
            fruits.view.setPages([page])
            let picture = try fruits.picture(hero)
            #expect(flight.isFlying && picture.isAway && !row.isAway)
            Stage.paint(fruits.view)
            let first = try #require(flight.place)
            #expect(first.width >= start.width && first.width < 200)
            #expect(Stage.wait { !flight.isFlying } && fruits.isAtRest)
            #expect(Stage.wait { picture.frame(in: fruits.view)?.width ?? 0 > 140 && picture.portrait != nil })
            fruits.view.setPages([])
            #expect(flight.isFlying && row.isAway)
            Stage.paint(fruits.view)
            let shrinking = try #require(flight.place)
            #expect(shrinking.width > start.width)
            #expect(Stage.wait { !flight.isFlying } && fruits.isAtRest && row.isMapped)
            #expect(Stage.wait { page.parent == nil && row.frame(in: fruits.view) == start })
        }
    }

    @Test("a picture that comes a little later still grows; one that comes late is there at once")
    func late() {
        showing { fruits, _ in
            let (page, hero) = fruits.page()
            fruits.view.setPages([page])
            #expect(!fruits.view.flight.isFlying)
            Stage.paint(fruits.view)
            fruits.show("banana", hero)
            #expect(fruits.view.flight.isFlying)
            #expect(Stage.wait { fruits.isAtRest })
            let (next, other) = fruits.page()
            fruits.view.setPages([next])
            pause(.milliseconds(900))
            fruits.show("kiwi", other)
            #expect(fruits.isAtRest)
        }
    }

    @Test(
        "what is interrupted ends at once: back in the middle, another page, another picture, another thing in the row")
    func interrupted() {
        showing { fruits, _ in
            let flight = fruits.view.flight
            let (page, hero) = fruits.page("apple")
            fruits.view.setPages([page])
            Stage.paint(fruits.view)
            let (next, other) = fruits.page("kiwi")
            fruits.view.setPages([next])
            #expect(!fruits.isAway(hero))
            #expect(flight.isFlying && fruits.isAway(other))
            Stage.paint(fruits.view)
            fruits.view.setPages([])
            #expect(flight.isFlying && !fruits.isAway(other) && fruits.isAway(fruits.rows[3]))
            Stage.paint(fruits.view)
            // The row is used for another fruit.
            fruits.rows[3].show(picture: Self.path("lemon"), gradient: Self.paint, name: "lemon", headline: "")
            Stage.paint(fruits.view)
            #expect(fruits.isAtRest)
            let (last, third) = fruits.page("apple")
            fruits.view.setPages([last])
            #expect(flight.isFlying)
            fruits.show("banana", third)
            Stage.paint(fruits.view)
            #expect(fruits.isAtRest)
            fruits.view.setPages([])
            fruits.view.isVisible = false
            #expect(fruits.isAtRest)
        }
    }

    @Test("nothing flies where the row is not in sight, nor at the first show of a page")
    func unseen() {
        showing { fruits, window in
            window.defaultSize = (800, 120)
            #expect(Stage.wait { fruits.view.height < 200 })
            Stage.paint(fruits.view)
            fruits.view.setPages([fruits.page("kiwi").page])
            #expect(fruits.isAtRest)
        }
        showing { fruits, _ in
            fruits.rows[2].isVisible = false
            fruits.view.setPages([fruits.page("banana").page])
            #expect(fruits.isAtRest, "a row that is hidden")
            Stage.paint(fruits.view)
            fruits.view.setPages([])
            Stage.paint(fruits.view)
            #expect(fruits.view.flight.place == nil)
        }
        let fruits = Fruits(splitWidth: 100)
        fruits.view.setPages([fruits.page("lemon").page])
        Stage.show(fruits.view, width: 800, height: 500) { _ in #expect(fruits.isAtRest) }
    }

    @Test("toolkit row 23: where motion is reduced it is there at once")
    func reduced() {
        ToolkitSettings.current.animationsEnabled = false
        defer { ToolkitSettings.current.animationsEnabled = true }
        showing { fruits, _ in
            fruits.view.setPages([fruits.page("apple").page])
            #expect(fruits.isAtRest)
            fruits.view.setPages([])
            #expect(fruits.isAtRest)
        }
    }

    @Test("what has landed stays until the page's own picture has been read", arguments: [true, false])
    func stays(isAnimated: Bool) {
        ToolkitSettings.current.animationsEnabled = isAnimated
        defer { ToolkitSettings.current.animationsEnabled = true }
        let small = Texture(width: 48, height: 48, scale: 1) { canvas in
            canvas.fill(.rectangle(Rectangle(width: 48, height: 48)), with: Color(red: 1, green: 0, blue: 0))
        }
        let (picture, flight) = (ArtPicture(size: 240, cache: TextureCache()), PictureFlight())
        Stage.show(Box(.vertical, [picture, flight])) { _ in
            picture.path = Self.path("fig")
            #expect(picture.portrait == nil)
            flight.fly(from: Rectangle(width: 48, height: 48), small, to: picture)
            #expect(flight.isFlying == isAnimated)
            flight.end()
            #expect(picture.portrait === small && !picture.isAway)
            #expect(Stage.wait { picture.portrait.map { $0 !== small } ?? false })
            picture.path = Self.path("kiwi")
            #expect(picture.portrait == nil)
        }
    }

    @Test("toolkit row 11: all of it ends, also in the middle of its way; the keyboard and the page do not wait")
    func freed() {
        var traces: [Trace] = []
        showing(splitWidth: 2000) { fruits, window in
            let (page, hero) = fruits.page("apple")
            let button = Button("Compare")
            hero.aside = button
            Hands.focus(window)
            fruits.view.setPages([page])
            #expect(fruits.view.flight.isFlying && page.isMapped)
            #expect(everything(in: page).contains { $0 === window.focusedWidget })
            Hands.type("Tab")
            Stage.paint(fruits.view)
            traces = everything(in: fruits.view).map { Trace($0) }
        }
        #expect(Stage.wait(.seconds(10)) { traces.allSatisfy(\.isGone) })
    }
}
