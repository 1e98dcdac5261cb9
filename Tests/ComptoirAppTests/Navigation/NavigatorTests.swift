import Store
import Testing

@testable import ComptoirApp

@MainActor @Suite("The way through the program")
struct NavigatorTests {
    private let navigator = Navigator()

    @Test("pages open over each other, and back goes the way that was come")
    func history() {
        #expect(navigator.current == .fruits && !navigator.canGoBack)
        navigator.open(.fruit("apple"))
        navigator.open(.compare(["apple", "kiwi"]))
        navigator.open(.fruit("kiwi"))
        #expect(navigator.path == [.fruit("apple"), .compare(["apple", "kiwi"]), .fruit("kiwi")])
        navigator.back()
        #expect(navigator.current == .compare(["apple", "kiwi"]))
        navigator.back()
        #expect(navigator.current == .fruit("apple") && navigator.canGoBack)
        navigator.back()
        navigator.back()
        #expect(navigator.current == .fruits && !navigator.canGoBack)
    }

    @Test("the page that is visible already is not opened twice")
    func twice() {
        navigator.open(.fruit("apple"))
        navigator.open(.fruit("apple"))
        #expect(navigator.path == [.fruit("apple")])
        navigator.open(.fruit("kiwi"))
        navigator.open(.fruit("apple"))
        #expect(navigator.path.count == 3)
    }

    @Test("a page opened from the list takes the place of all that is open")
    func fromList() {
        navigator.open(.fruit("apple"))
        navigator.open(.fruit("kiwi"))
        navigator.openFromList(.fruit("quince"))
        #expect(navigator.path == [.fruit("quince")])
        navigator.openFromList(.fruits)
        #expect(navigator.path.isEmpty)
    }

    @Test("a page whose content changes keeps its place")
    func replaced() {
        navigator.open(.fruit("apple"))
        navigator.open(.compare(["apple"]))
        navigator.replaceCurrent(with: .compare(["apple", "kiwi"]))
        #expect(navigator.path == [.fruit("apple"), .compare(["apple", "kiwi"])])
        let empty = Navigator()
        empty.replaceCurrent(with: .fruit("kiwi"))
        #expect(empty.path == [.fruit("kiwi")])
    }

    @Test("a place from outside is opened in its own section, over what is open there")
    func fromOutside() {
        navigator.open(.fruit("apple"))
        navigator.show(.fruit("kiwi"))
        #expect(navigator.path == [.fruit("apple"), .fruit("kiwi")] && navigator.section == .fruits)
        navigator.show(.fruits)
        #expect(navigator.current == .fruits)
    }

    @Test("a list remembers what it was asked to show, under its pages and while other sections are looked at")
    func lists() {
        let makeable = Address.drinksMatching(DrinkQuery(lacking: 0))
        navigator.open(makeable)
        #expect(navigator.section == .drinks && navigator.current == makeable && !navigator.canGoBack)
        navigator.open(.drink("negroni"))
        navigator.back()
        #expect(navigator.current == makeable)
        navigator.open(.counter(3))
        #expect(navigator.section == .days && navigator.current == .counter(3))
        navigator.sectionSelected(.drinks)
        #expect(navigator.current == makeable)
        navigator.open(.drinks)
        #expect(navigator.current == .drinks)
        navigator.openFromList(.days)
        #expect(navigator.current == .counter(3))
        navigator.show(.counter(4))
        #expect(navigator.current == .counter(4) && navigator.path.isEmpty)
    }

    @Test("the list and a section close everything")
    func list() {
        navigator.open(.fruit("apple"))
        navigator.open(.fruits)
        #expect(navigator.path.isEmpty && navigator.section == .fruits)
        navigator.open(.fruit("apple"))
        navigator.sectionSelected(.fruits)
        #expect(navigator.path.isEmpty)
    }
}
