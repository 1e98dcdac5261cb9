import GTK
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The list of the fruits beside their pages")
struct FruitsSectionTests {
    private let kitchen: Kitchen
    private let section: FruitsSection

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen()
        section = FruitsSection(environment: kitchen.environment)
    }

    /// The first part of a kind.
    private func part<Part: Widget>(_ kind: Part.Type) throws -> Part {
        try #require(everything(in: section.navigation).compactMap { $0 as? Part }.first)
    }

    @Test("while it is read pale rows stand where it will be, and the page beside it keeps its place")
    func reading() throws {
        let rows = try part(RowSkeleton.self)
        let (navigation, status) = (section.navigation, try part(StatusPage.self))
        Stage.show(navigation, width: 1000, height: 600) { _ in
            #expect(Stage.wait { !status.isVisible && navigation.isSplit })
            status.state = .loading("Filling the bowl…")
            #expect(Stage.wait { rows.isMapped && rows.width > 300 && rows.width < 500 })
        }
    }

    @Test("has what stands in its place in the middle of the whole width, and beside an open page in its own")
    func nothing() throws {
        let (status, field) = (try part(StatusPage.self), try part(SearchEntry.self))
        let navigation = section.navigation
        @MainActor func middle() -> Double { status.bounds(in: navigation)?.center.x ?? -1 }
        @MainActor func isInTheMiddle() -> Bool { status.isMapped && abs(middle() - Double(navigation.width) / 2) <= 1 }
        Stage.show(navigation, width: 1000, height: 600) { _ in
            #expect(Stage.wait { section.model.results.rows.count == 4 && !status.isVisible && navigation.isSplit })
            Stage.paint(navigation)
            let place = field.bounds(in: navigation)
            section.model.query.text = "xyzzy"
            #expect(Stage.wait { isInTheMiddle() && field.bounds(in: navigation) == place })
            navigation.setPages([Box(.vertical)])
            #expect(Stage.wait { status.isMapped && abs(middle() - 207) <= 1 })
            #expect(field.bounds(in: navigation) == place)
            navigation.setPages([])
            #expect(Stage.wait(until: isInTheMiddle))
            section.model.query.text = ""
            #expect(Stage.wait { !status.isVisible && field.bounds(in: navigation) == place })
        }
    }
}
