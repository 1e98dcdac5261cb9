import BenchSupport
import ComptoirApp
import GTK
import Store

/// The list of fruits in a window, once its rows are painted.
@MainActor
final class ShownPage {
    let page: FruitsPage
    let probe: FrameProbe
    private let window = Window()

    private init(_ page: FruitsPage) {
        self.page = page
        probe = FrameProbe(page.view)
        window.defaultSize = (600, 800)
        window.child = probe
        window.present()
    }

    /// Opens the program's catalogue and shows its fruits.
    static func open() async throws -> ShownPage {
        let shown = ShownPage(try await FruitsPage.open())
        let list = try shown.list
        MainLoop.run { list.source.count > 0 }
        shown.probe.settle()
        return shown
    }

    var list: ListView<FruitSummary> { get throws { try first() } }

    /// The widget of a class that is nearest to the top.
    func first<Wanted: Widget>(_ type: Wanted.Type = Wanted.self) throws -> Wanted { try page.view.first() }
}
