import GTK
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The pages that are kept", .serialized)
struct PageFactoryTests {
    private let kitchen: Kitchen
    private let factory: PageFactory

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks", "products"])
        factory = PageFactory(environment: kitchen.environment)
    }

    private func path(_ length: Int) -> [Address] { (0..<length).map { .order(Int64($0 + 1)) } }

    /// Goes so far, a page at a time.
    private func goOn(to length: Int) -> [Widget] {
        (1...length).map { factory.pages(for: path($0)) }.last ?? []
    }

    @Test("of a long way only the last ones are kept; the others end")
    func long() {
        var first = Trace(goOn(to: 1)[0])
        #expect(goOn(to: PageFactory.kept).count == PageFactory.kept && !first.isGone)
        first = Trace(factory.pages(for: path(PageFactory.kept))[0])
        #expect(goOn(to: 30).count == PageFactory.kept)
        #expect(Stage.wait { first.isGone })
    }

    @Test("while another section is shown the visible one and the one before are kept")
    func aside() {
        let pages = goOn(to: PageFactory.kept)
        for isShown in [false, true] {
            let now = factory.pages(for: path(PageFactory.kept), isShown: isShown)
            #expect(now.elementsEqual(pages.suffix(PageFactory.keptAside), by: ===))
        }
    }

    @Test("a section that is left keeps two of its pages, and has the same two when it is come back to")
    func left() {
        let navigator = kitchen.environment.navigator
        let section = DrinksSection(environment: kitchen.environment)
        navigator.sectionSelected(.drinks)
        section.follow(navigator, in: .drinks, with: factory)
        for (count, order) in path(4).enumerated() {
            navigator.open(order)
            #expect(Stage.wait { section.navigation.pages.count == count + 1 })
        }
        let pages = section.navigation.pages
        navigator.sectionSelected(.fruits)
        #expect(Stage.wait { section.navigation.pages.count == PageFactory.keptAside })
        navigator.sectionSelected(.drinks)
        MainLoop.drain()
        #expect(section.navigation.pages.elementsEqual(pages.suffix(PageFactory.keptAside), by: ===))
    }

    @Test("on the way back what is kept stays as it was, and what ended is made anew before it is come back to")
    func back() {
        let pages = goOn(to: 30)
        for length in stride(from: 29, to: 30 - PageFactory.kept, by: -1) {
            let now = factory.pages(for: path(length))
            #expect(now.last === pages[PageFactory.kept - 1 - (30 - length)])
            #expect(now.count >= 2)
        }
        for length in stride(from: 30 - PageFactory.kept, to: 1, by: -1) {
            #expect(factory.pages(for: path(length)).count == 2)
        }
        #expect(factory.pages(for: path(1)).count == 1)
    }
}
