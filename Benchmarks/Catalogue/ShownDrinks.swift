import BenchSupport
import ComptoirApp
import GTK
import Store

/// The cards of the drinks in a window, once they are painted.
@MainActor
final class ShownDrinks {
    let page: DrinksPage
    let probe: FrameProbe
    private let window = Window()

    private init(_ page: DrinksPage) {
        self.page = page
        probe = FrameProbe(page.view)
        window.defaultSize = (1100, 760)
        window.child = probe
        window.present()
    }

    /// Opens the program's catalogue and shows its drinks.
    static func open() async throws -> ShownDrinks {
        let shown = ShownDrinks(try await DrinksPage.open())
        let grid = try shown.grid
        MainLoop.run { grid.source.count > 0 }
        shown.probe.settle(for: .milliseconds(500))
        return shown
    }

    var grid: GridView<DrinkSummary> { get throws { try page.view.first() } }
}

extension Widget {
    /// The widget of a class, inside this one, that is nearest to it.
    func first<Wanted: Widget>(_ type: Wanted.Type = Wanted.self) throws -> Wanted {
        guard let found = descendants.lazy.compactMap({ $0 as? Wanted }).first else {
            throw Missing(what: "\(Wanted.self)")
        }
        return found
    }
}

/// Something that should be in a page is not there.
struct Missing: Error { let what: String }
