import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Rows with figures, headings and days", .serialized)
struct FigureRowTests {
    init() { Stage.open() }

    @Test(
        "the colour of a measure reaches as far as its figure, from where one begins to read",
        arguments: [TextDirection.leftToRight, .rightToLeft])
    func measure(direction: TextDirection) throws {
        let row = MeasureRow()
        (row.title, row.value, row.fraction, row.fillTone) = ("Water", "86 g", 0.25, .blue)
        for widget in everything(in: row) { widget.direction = direction }
        try Stage.show(Box(.vertical, [row]), width: 400, height: 100) { window in
            let fill = try #require(everything(in: row).first { $0[cssClass: "measure-fill"] })
            @MainActor func part() -> Rectangle { fill.bounds(in: window) ?? Rectangle(width: 0, height: 0) }
            let quarter = part()
            #expect(abs(quarter.width - 100) < 20 && fill.tone == .blue)
            #expect(direction == .leftToRight ? quarter.x < 15 : quarter.x + quarter.width > 385)
            row.fraction = 0.75
            Stage.paint(window)
            #expect(abs(part().width - 300) < 20)
        }
        #expect(row.accessibleLabel == "Water, 86 g")
    }

    @Test("a heading has a level, and its link says of what it is")
    func heading() throws {
        let heading = HeadingLine()
        heading.title = "Drinks"
        let link = try #require(everything(in: heading).first { $0 is Button } as? Button)
        #expect(!link.isVisible)
        var follows = 0
        heading.onLink { follows += 1 }
        heading.link = "all"
        #expect(link.isVisible && link.accessibleLabel == "all: Drinks")
        link.click()
        #expect(follows == 1 && heading[cssClass: "level-2"])
        heading.level = 1
        #expect(heading[cssClass: "level-1"] && !heading[cssClass: "level-2"])
    }

    @Test("a bar says how far it is in the words that it was given, also after it has moved")
    func progress() throws {
        let line = ProgressLine()
        (line.label, line.detail, line.fraction) = ("To the next mark", "19 to go", 0.5)
        line.fraction = 0.7
        let bar = try #require(find(.progressBar, named: "To the next mark", in: line))
        #expect(bar.accessibleValue == "19 to go")
        line.fraction = 7
        #expect(line.fraction == 1)
    }

    @Test("a day is chosen from a calendar, which closes; setting it tells nobody")
    func day() throws {
        let field = DateField("When", day: CalendarDay("2026-11-28"))
        var told: [CalendarDay] = []
        field.onChanged { told.append($0) }
        let button = try #require(everything(in: field).first { $0 is MenuButton } as? MenuButton)
        try Stage.show(Box(.vertical, [field]), width: 400, height: 500) { window in
            Hands.focus(window)
            button.popUp()
            #expect(Stage.wait { button.isOpen })
            let calendar = try #require(button.popover?.child as? CalendarView)
            calendar.day = try #require(CalendarDay("2026-12-06"))
            #expect(Stage.wait { told.map(\.description) == ["2026-12-06"] && !button.isOpen })
            field.day = CalendarDay("2027-01-02")
            #expect(calendar.day.description == "2027-01-02" && told.count == 1)
            #expect(button.accessibleLabel == "When: 2027-01-02")
        }
    }

    @Test("they end with their window")
    func freed() {
        #expect(endsAfterShowing { MeasureRow() })
        #expect(endsAfterShowing { HeadingLine() })
        #expect(endsAfterShowing { ProgressLine() })
        #expect(endsAfterShowing { DateField("When") })
        #expect(endsAfterShowing { NoticeCard("Nothing here") })
    }
}
