import GTK
import TestSupport
import Testing

@MainActor @Suite("Buttons and fields that choose", .serialized)
struct ChoiceTests {
    init() { Stage.open() }

    @Test("a check button is ticked by activating it")
    func checkButton() {
        let button = CheckButton("_Ice")
        var toggles = 0
        button.onToggled { _ in toggles += 1 }
        Stage.show(button) { _ in
            button.activate()
            #expect(button.isActive && toggles == 1)
        }
        button.isInconsistent = true
        #expect(button.isInconsistent && button.label == "_Ice")
        let child = Label("a")
        button.child = child
        #expect(button.child === child)
    }

    @Test("one at most of a group is ticked")
    func group() {
        let buttons = CheckButton.group(["a", "b", "c"], active: 1)
        #expect(buttons.map(\.isActive) == [false, true, false])
        buttons[2].isActive = true
        #expect(buttons.map(\.isActive) == [false, false, true])
        buttons[0].join(nil)
        buttons[0].isActive = true
        #expect(buttons[2].isActive)
    }

    @Test("a group's buttons end one by one")
    func groupEnds() {
        func make() -> [Trace] { CheckButton.group(["a", "b", "c"]).map { Trace($0) } }
        #expect(make().allSatisfy { $0.isGone })
    }

    @Test("a switch is turned on by activating it")
    func onOff() {
        let onOff = Switch()
        var toggles = 0
        onOff.onToggled { _ in toggles += 1 }
        Stage.show(onOff) { _ in
            onOff.activate()
            #expect(Stage.wait { onOff.isActive && toggles == 1 })
        }
    }

    @Test("a drop-down over strings")
    func strings() {
        let drop = DropDown(["one", "two", "three"], selection: "two")
        var changes = 0
        drop.onSelectionChanged { _ in changes += 1 }
        #expect(drop.selection == "two" && drop.selectedIndex == 1)
        drop.selection = "three"
        #expect(drop.selectedIndex == 2 && changes == 1)
        drop.selection = "four"
        drop.selection = nil
        #expect(drop.selection == "three" && drop.selectedIndex == 2 && changes == 1)
        drop.isSearchable = true
        #expect(drop.isSearchable)
        drop.accessibleLabel = "Number"
        #expect(drop.children.first?.accessibleDifference(label: "Number") == nil)
    }

    @Test("a drop-down over any type keeps the choice when its elements change")
    func elements() {
        let drop = DropDown([1, 2, 3], selection: 3) { "number \($0)" }
        drop.elements = [0, 3, 5]
        #expect(drop.selection == 3 && drop.selectedIndex == 1)
        drop.elements = [7, 8]
        #expect(drop.selection == 7)
        drop.elements = []
        #expect(drop.selection == nil)
        Stage.show(drop) { _ in
            drop.elements = [1]
            drop.activate()
        }
        drop.elements = [7, 8, 9, 10]
        drop.selection = 10
        drop.elements = [10, 3]
        #expect(drop.selection == 10, "a shorter list keeps what is chosen, too")
        drop.elements = [5]
        #expect(drop.selection == 5)
        #expect(DropDown([Int]()) { "\($0)" }.selection == nil)
    }

    @Test("what is chosen loses its end rather than keep a window wide, in new elements too")
    func shortening() {
        let words = "one two three four five six seven eight"
        let (narrow, wide) = (DropDown(["one two", words]), DropDown([String]()))
        let short = DropDown(["one"])
        Stage.show(Box(.vertical, [narrow, wide, short])) { _ in
            narrow.selection = words
            wide.elements = [words, "one two"]
            for drop in [narrow, wide] {
                let extent = drop.measured(.horizontal)
                #expect(extent.minimum < extent.natural / 2)
                let label = everything(in: drop).compactMap { $0 as? Label }.first { $0.text == words }
                #expect(
                    Stage.wait { label.map { $0.width >= $0.measured(.horizontal).natural } ?? false },
                    "all of it where there is room")
                #expect(drop.height == short.height)
            }
        }
    }

    @Test("a link tells before it opens its address")
    func link() {
        let link = LinkButton("https://example.org", "Example")
        var opened = 0
        link.onLink {
            opened += 1
            return true
        }
        link.click()
        #expect(opened == 1 && !link.isVisited && link.label == "Example")
        link.address = "https://example.com"
        link.isVisited = true
        #expect(link.isVisited && link.address == "https://example.com")
    }

    @Test("a calendar chooses a day")
    func calendar() throws {
        let calendar = CalendarView(CalendarDay("2024-02-29"))
        var (days, months) = (0, [CalendarDay]())
        calendar.onDaySelected { _ in days += 1 }
        calendar.onMonthChanged { months.append($0) }
        let last = try #require(CalendarDay("2024-12-31"))
        calendar.day = last
        #expect(calendar.day == last && days == 1 && months == [last])
        calendar.markedDays = [3, 31]
        calendar.showsWeekNumbers = true
        #expect(calendar.markedDays == [3, 31] && calendar.showsWeekNumbers)
    }
}
