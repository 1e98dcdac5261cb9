import GTK
import GalleryPages
import TestSupport
import Testing
import Widgets

/// What real keys reach on every page.
@MainActor @Suite("Every page by keyboard", .serialized)
struct KeyboardTests {
    init() { Stage.open() }

    /// What takes the keyboard when it can, in sight or not.
    private func stops(on page: Widget) -> [Widget] {
        everything(in: page).filter {
            $0.isFocusable && $0.canFocus && $0.isMapped && $0.isSensitive && !isHolder($0) && isReachable($0)
        }
    }

    /// Whether it gives the keyboard to what is in it, as lists do to their rows.
    private func isHolder(_ widget: Widget) -> Bool {
        widget is ScrolledWindow || ["GtkListView", "GtkGridView"].contains(widget.typeName)
    }

    /// Whether nothing around it keeps the keyboard out, as a page does that lies under another one.
    private func isReachable(_ widget: Widget) -> Bool {
        sequence(first: widget, next: \.parent).allSatisfy { $0.canFocus && $0.isSensitive }
    }

    private func isInSheet(_ widget: Widget) -> Bool {
        sequence(first: widget, next: \.parent).contains { $0 is Sheet }
    }

    @Test(
        "toolkit row 20: Tab and the arrow keys reach whatever takes the keyboard, and leave it again", arguments: 0..<4
    )
    func reached(quarter: Int) throws {
        let samples = try #require(Samples.find())
        for (number, page) in GalleryPage.all.enumerated() where number % 4 == quarter {
            let (before, after) = (Button("Before"), Button("After"))
            let view = PageView(page, samples)
            Stage.show(Box(.vertical, [before, view, after]), width: 900, height: 700) { window in
                Hands.focus(window)
                // What is in a sheet goes with it.
                let inSheets = stops(on: view).filter(isInSheet)
                var walk = Walk(window)
                for _ in 0..<(inSheets.isEmpty ? 1 : 2) {
                    before.grabFocus()
                    let isLeft = walk.tabPastSheets(until: after)
                    #expect(isLeft, "\(page.id): Tab does not leave it; at last at \(walk.last)")
                }
                let missing = (inSheets + stops(on: view)).filter { !walk.reached.contains($0) }
                for widget in missing where !walk.reached.contains(widget) { walk.arrows(towards: widget) }
                let left = missing.filter { !walk.reached.contains($0) && !walk.isRowOfLongList($0) }
                #expect(left.map(\.typeName) == [], "\(page.id)")
            }
        }
    }
}

/// Goes through a window by real keys, and remembers what had the keyboard.
@MainActor
private struct Walk {
    let window: Window
    var reached: Set<Widget> = []
    var last: String { window.focusedWidget?.typeName ?? "nothing" }

    init(_ window: Window) { self.window = window }

    private static func isIn(_ widget: Widget, _ holder: Widget) -> Bool {
        sequence(first: widget, next: \.parent).contains { $0 === holder }
    }

    /// Presses a key, and gives what has the keyboard then; nil where it stays where it is.
    private func press(_ key: String, waiting limit: Duration) -> Widget? {
        let before = window.focusedWidget
        Hands.type(key)
        return Stage.wait(limit) { window.focusedWidget !== before } ? window.focusedWidget : nil
    }

    /// The same, where a sheet on the way keeps the keyboard until Escape puts it away.
    mutating func tabPastSheets(until end: Widget) -> Bool {
        while !tab(until: end) {
            let last = window.focusedWidget
            guard sequence(first: last, next: { $0?.parent }).contains(where: { $0 is Sheet }),
                let now = press("Escape", waiting: .seconds(2))
            else { return false }
            reached.insert(now)
        }
        return true
    }

    /// Presses Tab until a widget has the keyboard; false where it does not come to it.
    mutating func tab(until end: Widget) -> Bool {
        var seen: Set<Widget> = []
        var stays = 0
        while stays < 2 {
            guard let now = press("Tab", waiting: .seconds(2)) else {
                stays += 1
                continue
            }
            if now === end { return true }
            reached.insert(now)
            // Round again without having come by.
            guard seen.insert(now).inserted else { return false }
        }
        return false
    }

    /// Goes from the stop that is nearest to a widget by arrows, until that is reached or nothing new is.
    mutating func arrows(towards widget: Widget) {
        let around = sequence(first: widget, next: \.parent)
        guard
            let start = around.lazy.compactMap({ holder in reached.first { Walk.isIn($0, holder) } }).first,
            start.grabFocus()
        else { return }
        for key in ["Right", "Down"] {
            var old = 0
            while old < 2, !reached.contains(widget) {
                let now = press(key, waiting: .milliseconds(600))
                if let now, reached.insert(now).inserted { old = 0 } else { old += 1 }
            }
        }
    }

    /// Whether it is a row of a list so long that going through it would take for ever, and another one was reached.
    func isRowOfLongList(_ widget: Widget) -> Bool {
        guard let list = widget.parent, list.children.count > 30 else { return false }
        return reached.contains { Walk.isIn($0, list) }
    }
}
