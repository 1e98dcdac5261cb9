import Foundation
import GTK
import TestSupport
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@MainActor @Suite("The shelf", .serialized)
struct ShelfTests {
    init() { Stage.open() }

    private static func bottle(_ id: String, faded: Bool = false) -> ShelfBottle {
        ShelfBottle(
            id: id, name: id.capitalized, spoken: "\(id), \(faded ? "no" : "yes")",
            art: BottleArt(.rum, color: Color(hex: 0xA9540F), opacity: 0.7, isFaded: faded))
    }

    private static func groups(_ mine: [String], _ others: [String]) -> [ShelfGroup] {
        [
            ShelfGroup(id: "mine", .board, bottles: mine.map { bottle($0) }),
            ShelfGroup(id: "all", .rack, title: "Others", count: "2", bottles: others.map { bottle($0, faded: true) }),
        ]
    }

    private func make(_ mine: [String] = ["gin", "rum", "rye"], _ others: [String] = ["kirsch", "ouzo"]) -> Shelf {
        let shelf = Shelf("What is there", textures: ArtTextures())
        shelf.show(Self.groups(mine, others))
        return shelf
    }

    private func showing(_ shelf: Shelf, _ body: (Window, ScrolledWindow) throws -> Void) rethrows {
        let scroller = ScrolledWindow(shelf, scrolls: [.vertical])
        shelf.follow(scroller)
        try Stage.show(scroller, width: 520, height: 600) { window in
            Hands.focus(window)
            try body(window, scroller)
        }
    }

    @Test("toolkit row 11: no shelf survives its window")
    func freed() {
        #expect(endsAfterShowing { make() })
        #expect(endsAfterShowing { WoodGround(Label("On the wall")) })
    }

    @Test("assistive technology finds a grid of bottles with their names and states, and headings")
    func spoken() {
        let shelf = make()
        showing(shelf) { _, _ in
            #expect(shelf.role == .grid && shelf.accessibleLabel == "What is there")
            let cells = everything(in: shelf).filter { $0.role == .cell }
            #expect(
                Set(cells.compactMap(\.accessibleLabel)) == [
                    "gin, yes", "rum, yes", "rye, yes", "kirsch, no", "ouzo, no",
                ])
            #expect(everything(in: shelf).contains { $0.role == .heading && ($0 as? Label)?.text == "Others" })
        }
    }

    @Test("keys go from bottle to bottle, choose one, and ask for more of it")
    func keys() {
        let shelf = make()
        var (chosen, asked): ([String], [String]) = ([], [])
        shelf.onActivate { chosen.append($0) }
        shelf.onMenu { asked.append($0) }
        showing(shelf) { _, _ in
            shelf.focusBottle()
            #expect(shelf.focused == "gin")
            Hands.type("Right", "Return", "Right", "space")
            #expect(chosen == ["rum", "rye"])
            Hands.type("Down")
            #expect(shelf.focused == "kirsch" || shelf.focused == "ouzo")
            Hands.type("End", "Menu", "Home", "shift+F10")
            #expect(asked == ["ouzo", "gin"])
        }
    }

    @Test("where reading goes from right to left the first bottle is at the right, and keys go the other way")
    func mirrored() throws {
        let shelf = make()
        shelf.direction = .rightToLeft
        try showing(shelf) { _, _ in
            let (first, second) = (try #require(shelf.place(of: "gin")), try #require(shelf.place(of: "rum")))
            #expect(first.x > second.x && first.x + first.width <= Double(shelf.width))
            shelf.focusBottle()
            Hands.type("Left")
            #expect(shelf.focused == "rum")
        }
    }

    @Test("a click chooses a bottle, the second button and a long press ask for more of it")
    func clicks() throws {
        let shelf = make()
        var (chosen, asked): ([String], [String]) = ([], [])
        shelf.onActivate { chosen.append($0) }
        shelf.onMenu { asked.append($0) }
        var drags: [String] = []
        try showing(shelf) { _, scroller in
            scroller.onDrag { drag, _ in drags.append("\(drag.stage)") }
            let rum = try #require(shelf.cells["rum"])
            Hands.click(rum)
            // Where a click has not come, all that follows would be waited for in vain, for minutes.
            try #require(Stage.wait { chosen == ["rum"] }, "but \(chosen) chosen, \(asked) asked for, dragged \(drags)")
            Hands.click(rum, button: 3)
            try #require(Stage.wait { asked == ["rum"] })
            Hands.drag(rum, x: 0, y: 0) { asked.count == 2 }
            #expect(asked == ["rum", "rum"] && chosen == ["rum"])
            // The press was the shelf's alone: what is around it is not dragged along by a finger that moves on.
            #expect(Stage.wait { drags.last == "cancelled" })
            Hands.click(try #require(shelf.cells["gin"]))
            #expect(Stage.wait { chosen == ["rum", "gin"] })
        }
    }

    @Test("Tab comes in at one bottle, where the keyboard was last")
    func tab() {
        let shelf = make()
        showing(shelf) { _, _ in
            shelf.focusBottle()
            Hands.type("Right")
            let reachable = everything(in: shelf).filter { $0.role == .cell && $0.isFocusable }
            #expect(reachable.map(\.accessibleLabel) == ["rum, yes"])
        }
    }

    @Test("a bottle that comes onto the shelf slides there from where it stood")
    func slide() throws {
        let shelf = make()
        try showing(shelf) { _, _ in
            let start = try #require(shelf.cells["ouzo"]?.bounds(in: shelf))
            shelf.show(Self.groups(["gin", "ouzo", "rum", "rye"], ["kirsch"]))
            #expect(Stage.wait { shelf.motion.isMoving })
            let under = try #require(shelf.cells["ouzo"]?.bounds(in: shelf))
            #expect(abs(under.center.y - start.center.y) < 120, "it begins where it was")
            #expect(Stage.wait { !shelf.motion.isMoving })
            Stage.paint(shelf)
            let end = try #require(shelf.cells["ouzo"]?.bounds(in: shelf))
            let place = try #require(shelf.place(of: "ouzo"))
            #expect(abs(end.x - place.x) < 1 && abs(end.y - place.y) < 1)
            #expect(end.y < start.y - 60)
        }
    }

    @Test(
        "a bottle that is new, or gone, makes the others slide to make or take its room; then nothing asks for frames")
    func room() throws {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            let shelf = make(["gin", "rum", "rye"])
            shelf.direction = direction
            try showing(shelf) { window, _ in
                for (shown, isNew) in [(["gin", "mead", "rum", "rye"], true), (["gin", "rum", "rye"], false)] {
                    let start = try #require(shelf.cells["rum"]?.bounds(in: shelf))
                    shelf.show(Self.groups(shown, ["kirsch", "ouzo"]))
                    #expect(Stage.wait { shelf.motion.isMoving })
                    Stage.paint(shelf)
                    let (way, end) = (
                        try #require(shelf.cells["rum"]?.bounds(in: shelf)), try #require(shelf.place(of: "rum"))
                    )
                    #expect(end.x != start.x && abs(way.x - end.x) <= abs(start.x - end.x))
                    if isNew { #expect(shelf.motion.opacity(of: "mead") < 1 && shelf.motion.opacity(of: "rum") == 1) }
                    #expect(Stage.wait { !shelf.motion.isMoving })
                    Stage.paint(shelf)
                    let rest = try #require(shelf.cells["rum"]?.bounds(in: shelf))
                    #expect(abs(rest.x - end.x) < 1 && (shelf.cells["mead"]?.opacity ?? 1) == 1)
                }
                pause(.milliseconds(300))
                var frames = 0
                let counting = window.frameClock?.onBegun { frames += 1 }
                defer { counting?.disconnect() }
                pause(.milliseconds(200))
                #expect(frames == 0)
            }
        }
    }

    @Test("toolkit row 11: a shelf that is let go of while its bottles slide ends")
    func freedSliding() {
        var traces: [Trace] = []
        do {
            let shelf = make()
            showing(shelf) { _, scroller in
                shelf.show(Self.groups(["gin", "ouzo", "rum", "rye"], ["kirsch"]))
                #expect(Stage.wait { shelf.motion.isMoving })
                traces = everything(in: scroller).map { Trace($0) }
            }
        }
        #expect(Stage.wait(.seconds(10)) { traces.allSatisfy(\.isGone) })
    }

    @Test("toolkit row 23: where motion is reduced it is there at once")
    func reduced() throws {
        ToolkitSettings.current.animationsEnabled = false
        defer { ToolkitSettings.current.animationsEnabled = true }
        let shelf = make()
        try showing(shelf) { _, _ in
            shelf.show(Self.groups(["gin", "ouzo", "rum", "rye"], ["kirsch"]))
            Stage.paint(shelf)
            #expect(!shelf.motion.isMoving)
            let (cell, place) = (
                try #require(shelf.cells["ouzo"]?.bounds(in: shelf)), try #require(shelf.place(of: "ouzo"))
            )
            #expect(cell.x == place.x && cell.y == place.y)
        }
    }

    @Test("the keyboard stays where it is when its bottle goes to another group, on the next one there")
    func focus() {
        let shelf = make()
        showing(shelf) { _, _ in
            shelf.focusBottle()
            Hands.type("Right")
            shelf.show(Self.groups(["gin", "rye"], ["kirsch", "ouzo", "rum"]))
            Stage.paint(shelf)
            #expect(shelf.focused == "rye")
            Hands.type("Right")
            #expect(shelf.focused == "kirsch")
        }
    }

    @Test("what is clicked stays where it is when a board more comes above it; what comes by itself scrolls nothing")
    func boardsAbove() throws {
        let others = (0..<40).map { "other \($0)" }
        func mine(_ count: Int) -> [String] { (0..<count).map { "mine \($0)" } }
        let shelf = make(mine(20), others)
        try showing(shelf) { _, scroller in
            let top = try #require(shelf.place(of: "mine 0")).y
            let full = mine(20).count { shelf.place(of: $0)?.y == top }
            @MainActor func show(_ count: Int) {
                shelf.show(Self.groups(mine(count), others))
                for _ in 0..<3 { Stage.paint(shelf) }
            }
            let place = scroller.verticalAdjustment
            show(full)
            place.value = 150
            Stage.paint(shelf)
            let before = try #require(shelf.place(of: "other 9")).y
            show(full + 1)
            #expect(try #require(shelf.place(of: "other 9")).y > before && place.value == 150)

            show(full)
            shelf.onActivate { _ in show(full + 1) }
            Hands.click(try #require(shelf.cells["other 2"]))
            let growth = try #require(shelf.place(of: "other 9")).y - before
            #expect(growth > 0 && Stage.wait { place.value == 150 + growth })
        }
    }

    @Test("of very many bottles only those near what is in sight have a widget, and any can be reached")
    func many() {
        let names = (0..<2000).map { "bottle \($0)" }
        let shelf = make(["gin"], names)
        showing(shelf) { _, scroller in
            #expect(shelf.cells.count < 400 && shelf.cells["bottle 0"] != nil)
            #expect(shelf.cells["bottle 1900"] == nil)
            scroller.verticalAdjustment.value = scroller.verticalAdjustment.upper
            Stage.paint(shelf)
            #expect(shelf.cells["bottle 1999"] != nil && shelf.cells["bottle 900"] == nil)
            shelf.reveal("bottle 900")
            Stage.paint(shelf)
            #expect(shelf.focused == "bottle 900")
            // Long enough for a scroll that glides to have begun.
            for _ in 0..<30 { Stage.paint(shelf) }
            let place = shelf.cells["bottle 900"]?.bounds(in: scroller)
            #expect(place.map { $0.y >= 0 && $0.y + $0.height <= Double(scroller.height) } == true, "\(place as Any)")
            Hands.type("Home")
            #expect(shelf.focused == "gin")
        }
    }

    @Test("what runs low has a tag on the rail, before its bottle and clear of its name")
    func tag() throws {
        let sheet = StyleSheet()
        sheet.load("pigment.brass { color: #F0D090; }")
        sheet.add()
        defer { sheet.remove() }
        let shelf = Shelf("What is there", textures: ArtTextures())
        var bottle = Self.bottle("gin")
        /// How many points of plain brass there are where the bottle stands, by height above its board.
        func brass() throws -> [Int] {
            shelf.show([ShelfGroup(id: "mine", .board, bottles: [bottle])])
            #expect(Stage.wait { shelf.textures.count >= 1 })
            Stage.paint(shelf)
            let picture = Bitmap(try #require(shelf.texture()))
            let place = try #require(shelf.place(of: "gin"))
            let board = Int(place.y + (try #require(shelf.plan)).standing)
            return (-20..<60).map { above in
                (Int(place.x)..<Int(place.x + place.width)).count {
                    picture[$0, board - above].isAbout(Color(hex: 0xF0D090))
                }
            }
        }
        try showing(shelf) { _, _ in
            let bare = try brass()
            bottle.tag = "Low"
            let tagged = try brass()
            let rows = tagged.indices.filter { tagged[$0] > bare[$0] + 4 }.map { $0 - 20 }
            let (lowest, highest) = (try #require(rows.first), try #require(rows.last))
            #expect(lowest > 4 && lowest < 20 && highest > 21 && highest < 40, "\(lowest)…\(highest)")
        }
    }

    @Test("wood and brass are drawn in the colours of the style, the bottles before them")
    func drawn() throws {
        let sheet = StyleSheet()
        sheet.load("pigment.wood { color: #402010; } pigment.brass { color: #F0D090; }")
        sheet.add()
        defer { sheet.remove() }
        let shelf = make()
        try showing(shelf) { _, _ in
            #expect(Stage.wait { shelf.textures.count >= 2 })
            Stage.paint(shelf)
            let picture = Bitmap(try #require(shelf.texture()))
            let wall = picture[4, 60]
            #expect(wall.red > wall.green && wall.green > wall.blue && wall.luminance < 0.1)
            let place = try #require(shelf.place(of: "gin"))
            let bottle = picture[Int(place.center.x), Int(place.y + place.height * 0.6)]
            #expect(bottle.luminance > wall.luminance + 0.05)
        }
    }
}

extension Color {
    /// Whether it differs from another by no more than drawing does.
    fileprivate func isAbout(_ other: Color) -> Bool {
        [red - other.red, green - other.green, blue - other.blue].allSatisfy { abs($0) < 0.02 }
    }
}
