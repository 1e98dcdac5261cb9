import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Category strip", .serialized)
struct CategoryStripTests {
    init() { Stage.open() }

    private static let names = [
        "Sour", "Long", "Sparkling", "Spirit-forward", "After dinner", "Before dinner", "Creamy",
    ]

    private func make() -> CategoryStrip {
        CategoryStrip(
            "Categories",
            CategoryStripTests.names.map {
                Category(id: $0, title: $0, picture: Box(.vertical))
            })
    }

    private func offset(_ strip: CategoryStrip) -> Double {
        everything(in: strip).compactMap { ($0 as? ScrolledWindow)?.horizontalAdjustment.value }.first ?? -1
    }

    @Test("toolkit row 20: real keys go along the strip, which follows; Space chooses, and again clears")
    func keys() {
        let strip = make()
        var told: [String?] = []
        strip.onSelected { told.append($0) }
        Stage.show(Box(.vertical, [strip]), width: 360) { window in
            Hands.focus(window)
            strip.moveFocus(.next)
            Hands.type("Right", "space")
            #expect(Stage.wait { told == ["Long"] && strip.selection == "Long" })
            Hands.type("space", "End", "Return")
            #expect(Stage.wait { told == ["Long", nil, "Creamy"] })
            #expect(Stage.wait { offset(strip) > 100 })
            Hands.type("Home")
            #expect(Stage.wait { offset(strip) == 0 })
        }
    }

    @Test("a mouse drags it, which chooses nothing; a click chooses")
    func drag() throws {
        let strip = make()
        var told: [String?] = []
        strip.onSelected { told.append($0) }
        try Stage.show(Box(.vertical, [strip]), width: 360) { window in
            Hands.focus(window)
            let buttons = everything(in: strip).compactMap { $0 as? Button }
            Hands.drag(buttons[2], x: -120, y: 0) { offset(strip) > 60 }
            #expect(offset(strip) > 60 && told.isEmpty && strip.selection == nil)
            // Let go of in motion it glides on for a while, and a click would miss what glides.
            var last = -1.0
            while offset(strip) != last {
                last = offset(strip)
                for _ in 0..<3 { Stage.paint(strip) }
            }
            let seen = try #require(
                buttons.firstIndex {
                    guard let place = $0.bounds(in: strip) else { return false }
                    return place.x >= 0 && place.x + place.width <= Double(strip.width)
                })
            Hands.click(buttons[seen])
            #expect(Stage.wait { told == [CategoryStripTests.names[seen]] })
        }
    }

    @Test("toolkit rows 20 and 24: from right to left, Left goes to the next")
    func mirrored() {
        let strip = make()
        for widget in everything(in: strip) { widget.direction = .rightToLeft }
        Stage.show(Box(.vertical, [strip]), width: 360) { window in
            Hands.focus(window)
            strip.moveFocus(.next)
            Hands.type("Left", "Return")
            #expect(Stage.wait { strip.selection == "Long" })
        }
    }

    @Test("toolkit row 19: buttons that say whether they are pressed; one of them is reached by Tab")
    func accessibility() {
        let strip = make()
        let buttons = everything(in: strip).compactMap { $0 as? Button }
        #expect(strip.role == .group && strip.accessibleLabel == "Categories" && buttons.count == 7)
        #expect(buttons[1].accessibleLabel == "Long" && !buttons[1].accessibleIs(.pressed))
        var told = 0
        strip.onSelected { _ in told += 1 }
        strip.selection = "Long"
        #expect(buttons[1].accessibleIs(.pressed) && told == 0)
        #expect(buttons.map(\.isFocusable) == [false, true] + Array(repeating: false, count: 5))
        #expect(endsAfterShowing { make() })
    }

    @Test("in a wide space they share the width alike")
    func wide() throws {
        let strip = make()
        try Stage.show(Box(.vertical, [strip]), width: 900) { _ in
            let places = try everything(in: strip).compactMap { $0 as? Button }.map {
                try #require($0.bounds(in: strip))
            }
            let widths = places.map(\.width)
            #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1 && widths.reduce(0, +) > 860)
        }
    }
}
