import GTK
import TestSupport
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@MainActor @Suite("A month of glasses", .serialized)
struct GlassMonthTests {
    init() { Stage.open() }

    private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

    @Test("each day and glass has its own place within the width, and is found there")
    func places() {
        let stacks = (0..<31).map { $0 % 5 }
        for width in [204.0, 288, 312, 720, 924] {
            for number in [16.0, 40] {
                let layout = GlassShelfLayout(stacks: stacks, width: width, numberSize: (number, number))
                for day in 0..<31 {
                    let place = layout.place(of: day)
                    #expect(layout.day(at: place.center) == day)
                    #expect(place.x >= 0 && place.x + place.width <= width + 0.5)
                    #expect(place.y >= 0 && place.y + place.height <= layout.height + 0.5)
                    for index in 0..<stacks[day] {
                        let glass = layout.glassPlace(index, of: day)
                        #expect(glass.y >= place.y && glass.x >= place.x - glass.width / 4)
                    }
                }
            }
        }
        #expect(GlassShelfLayout(stacks: stacks, width: 970, numberSize: (16, 16)).rows == 1)
        #expect(GlassShelfLayout(stacks: stacks, width: 874, numberSize: (16, 16)).rows == 2)
        #expect(GlassShelfLayout(stacks: stacks, width: 874, numberSize: (16, 16)).glass == 56)
        #expect(GlassShelfLayout(stacks: stacks, width: 288, numberSize: (16, 16)).rows > 2)
    }

    @Test("glasses are larger where they may be, and a week on a narrow board stays one")
    func growth() {
        let stacks = (0..<31).map { $0 % 3 }
        for width in [264.0, 312, 640, 924] {
            let usual = GlassShelfLayout(stacks: stacks, width: width, numberSize: (16, 16))
            let grown = GlassShelfLayout(stacks: stacks, width: width, numberSize: (30, 30), growth: 1.5)
            #expect(grown.glass > usual.glass, "\(width)")
            #expect(grown.cell * Double(grown.columns) <= width + 0.5, "\(width)")
            if width < 400 { #expect(grown.columns == 7 && usual.columns <= 8) }
        }
    }

    @Test("where a board has room for a week and no more each is one, and a day stands below its weekday")
    func weeks() {
        for lead in 0...6 {
            for due in [1, 10, 31] {
                let layout = GlassShelfLayout(
                    stacks: (0..<31).map { $0 % 3 }, weekdays: lead, due: due, width: 264, numberSize: (16, 16))
                #expect(layout.columns == 7 && layout.count > 0)
                for day in 0..<layout.count {
                    #expect(Int((layout.place(of: day).x / layout.cell).rounded()) == (day + lead) % 7)
                    #expect(layout.day(at: layout.place(of: day).center) == day)
                }
                #expect(layout.rows == (layout.count + lead + 6) / 7)
                // Before the first there is none.
                if lead > 0 { #expect(layout.day(at: Point(x: 2, y: layout.place(of: 0).center.y)) == nil) }
            }
        }
        let wide = GlassShelfLayout(
            stacks: Array(repeating: 0, count: 31), weekdays: 4, width: 970, numberSize: (16, 16))
        #expect(wide.lead == 0 && wide.rows == 1)
    }

    @Test("the initials of the weekdays stand above boards that are weeks, and above no others")
    func initials() throws {
        let month = GlassMonth(
            "Drinks", name: { _ in "" }, firstWeekday: 7, weekdays: ["a", "b", "c", "d", "e", "f", "g"]
        ) { _, _ in "" }
        let (first, today) = try (day("2026-06-01"), day("2026-06-12"))
        month.show(today, [:], in: first...today, today: today)
        @MainActor func seen() -> [FixedLine] {
            everything(in: month).compactMap { $0 as? FixedLine }.filter { $0.isMapped && $0.width > 0 }
        }
        Stage.show(month, width: 300, height: 300) { _ in
            let letters = seen().filter { "abcdefg".contains($0.text) }
            #expect(letters.map(\.text) == ["g", "a", "b", "c", "d", "e", "f"])
            // The first of June 2026 is a Monday.
            let number = seen().first { $0.text == "1" }
            let (letter, below) = (letters[1].bounds(in: month), number?.bounds(in: month))
            #expect(letter?.x == below?.x && (letter?.y ?? 0) < (below?.y ?? 0))
        }
        Stage.show(month, width: 1000, height: 300) { _ in
            #expect(!seen().contains { "abcdefg".contains($0.text) } && seen().contains { $0.text == "1" })
        }
    }

    @Test("a board on which no day can be reached yet is not there")
    func due() throws {
        func layout(_ due: Int?, glassOn day: Int? = nil) -> GlassShelfLayout {
            GlassShelfLayout(
                stacks: (1...31).map { $0 == day ? 1 : 0 }, due: due, width: 312, numberSize: (width: 16, height: 16))
        }
        let whole = layout(nil)
        for due in 1...31 {
            let layout = layout(due)
            #expect(layout.columns == whole.columns && layout.count >= due && layout.count < due + layout.columns)
            #expect(layout.rows == (layout.count + layout.columns - 1) / layout.columns)
            #expect(layout.day(at: layout.place(of: due - 1).center) == due - 1)
        }
        #expect(layout(1).height < whole.height && layout(31) == whole)
        // What stands on a day to come has its board all the same.
        let later = layout(1, glassOn: 31)
        #expect(later.count == 31 && later.glassPlace(0, of: 30).y < later.height)
        let month = try make()
        Stage.show(month, width: 400, height: 500) { _ in
            let numbers = everything(in: month).compactMap { $0 as? FixedLine }
            #expect(numbers.contains { $0.text == "12" && $0.isMapped })
            #expect(!numbers.contains { $0.text == "30" && $0.isMapped })
        }
    }

    private func make() throws -> GlassMonth {
        let month = GlassMonth("Drinks", name: { "\($0.year)-\($0.month)" }) { day, glasses in
            glasses?.words ?? "\(day): nothing"
        }
        let glasses = [DrinkArt](repeating: DrinkArt(glass: .rocks), count: 6)
        month.show(
            try day("2026-06-12"),
            [
                try day("2026-06-12"): GlassDay(glasses, words: "Six"),
                try day("2026-06-02"): GlassDay([glasses[0]], words: "One"),
            ],
            in: try day("2026-05-03")...(try day("2026-06-12")), today: try day("2026-06-12"))
        return month
    }

    @Test("as many glasses as there is room for stand on each other, and those that are gone go")
    func stacks() throws {
        let month = try make()
        Stage.show(month, width: 900, height: 300) { _ in
            #expect(everything(in: month).count { $0 is DrinkPicture } == 4)
            #expect(everything(in: month).contains { ($0 as? FixedLine)?.text == "+3" })
            if let start = CalendarDay("2026-05-03") { month.show(start, [:], in: start...start, today: start) }
            #expect(!everything(in: month).contains { $0 is DrinkPicture })
        }
    }

    @Test("real keys and buttons go by days and months, within what there is; each day is told")
    func keys() throws {
        let month = try make()
        var (months, days): ([String], [String]) = ([], [])
        month.onMonthChosen { months.append($0.description) }
        month.onDayChosen { days.append($0.description) }
        let shelf = try #require(find(.slider, in: month))
        #expect(shelf.accessibleLabel == "Drinks" && shelf.accessibleValue == "Six")
        #expect(try !#require(button("Next month", in: month)).isSensitive)
        try Stage.show(month, width: 900, height: 300) { window in
            Hands.focus(window)
            shelf.grabFocus()
            Hands.type("Home", "Right", "Return")
            #expect(Stage.wait { days == ["2026-06-02"] })
            #expect(shelf.accessibleValue == "One" && months.isEmpty)
            Hands.type("Prior")
            #expect(Stage.wait { months == ["2026-05-01"] })
            // Before the third of May there is nothing.
            #expect(shelf.accessibleValue == "2026-05-03: nothing")
            try #require(button("Previous month", in: month)).click()
            #expect(months == ["2026-05-01", "2026-05-01"])
            let buttons = try ["Previous month", "Next month"].map { try #require(button($0, in: month)) }
            #expect(buttons.map(\.isVisible) == [true, true])
            let start = try day("2026-05-03")
            month.show(start, [:], in: start...start, today: start)
            #expect(buttons.map(\.isVisible) == [false, false])
        }
    }

    @Test("ends with its window")
    func ends() throws {
        #expect(
            endsAfterShowing {
                do { return try make() } catch {
                    Issue.record(error)
                    return Box(.vertical)
                }
            })
    }
}
