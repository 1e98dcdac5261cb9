import BenchSupport
import ComptoirApp
import GTK
import Store

/// A section's list in a window, once what it shows is painted.
@MainActor
final class ShownPage<Entry> {
    let page: MeasuredPage
    let list: ItemsView<Entry>
    let probe: FrameProbe

    private init(_ page: MeasuredPage, width: Int, height: Int) throws {
        self.page = page
        probe = FrameProbe.shown(page.view, width: width, height: height)
        let list: ItemsView<Entry> = try page.view.first()
        self.list = list
        MainLoop.run { list.source.count > 0 }
        probe.settle(for: .milliseconds(500))
    }

    /// From a letter typed into the search field to the frame with what is found, for each text. What does not begin
    /// with the text before is typed into a field that was emptied, once everything is back.
    func measureSearch(_ texts: [String]) throws {
        let entry: SearchEntry = try page.view.first()
        for text in texts {
            if !text.hasPrefix(entry.text) {
                entry.text = ""
                MainLoop.run { page.answered() == "" }
                probe.settle(for: .milliseconds(500))
            }
            let letters = String(text.dropFirst(entry.text.count))
            entry.cursor = entry.text.count
            let time = probe.paint(until: { page.answered() == text }, after: { entry.insert(letters) })
            print("time", time.wall.text)
            // The first rows are there; the rest of a hundred thousand may still be coming.
            probe.settle(for: .milliseconds(500))
        }
    }
}

extension ShownPage<FruitSummary> {
    /// Opens the program's catalogue and shows its fruits.
    static func fruits() async throws -> ShownPage {
        try ShownPage(try await MeasuredPage.fruits(), width: 600, height: 800)
    }
}

extension ShownPage<DrinkSummary> {
    /// Opens the program's catalogue and shows its drinks.
    static func drinks() async throws -> ShownPage {
        try ShownPage(try await MeasuredPage.drinks(), width: 1100, height: 760)
    }
}

extension ShownPage<ProductSummary> {
    /// Opens the program's shop with the products of a server.
    static func products(ofServer address: String) async throws -> ShownPage {
        try ShownPage(try await MeasuredPage.shop(server: address), width: 1100, height: 760)
    }
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
