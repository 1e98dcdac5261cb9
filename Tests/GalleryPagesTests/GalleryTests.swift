import GTK
import GalleryPages
import TestSupport
import Testing

@MainActor @Suite("Gallery", .serialized)
struct GalleryTests {
    init() { Stage.open() }

    private func withEverything(in widget: Widget) -> [Widget] {
        [widget] + widget.children.flatMap { withEverything(in: $0) }
    }

    @Test("toolkit row 11: no widget survives its window", arguments: GalleryPage.all.map(\.id))
    func freed(id: String) throws {
        let page = try #require(GalleryPage.all.first { $0.id == id })
        let samples = try #require(Samples.find())
        var view: PageView? = PageView(page, samples)
        var traces: [(name: String, trace: Trace)] = []
        if let view {
            Stage.show(view, width: 900, height: 700) { _ in
                // Long enough for what comes late: pictures, the spinner, a sheet on its way up.
                _ = Stage.wait(.milliseconds(400)) { false }
                traces = withEverything(in: view).map { ($0.typeName, Trace($0)) }
            }
        }
        view = nil
        _ = Stage.wait(.seconds(3)) { traces.allSatisfy(\.trace.isGone) }
        let left = traces.filter { !$0.trace.isGone }.map(\.name)
        #expect(left.isEmpty)
        #expect(traces.count > 5)
    }

    @Test("pages have different names, a sentence and a line of code")
    func names() {
        #expect(Set(GalleryPage.all.map(\.id)).count == GalleryPage.all.count)
        #expect(GalleryPage.all.allSatisfy { !$0.summary.isEmpty && !$0.code.isEmpty })
    }
}
