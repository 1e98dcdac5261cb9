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

    @Test("toolkit row 11: no widget survives its window")
    func freed() throws {
        let samples = try #require(Samples.find())
        for page in GalleryPage.all {
            let traces = show(page, samples)
            _ = Stage.wait { traces.allSatisfy(\.trace.isGone) }
            let left = traces.filter { !$0.trace.isGone }.map(\.name)
            #expect(left.isEmpty, "\(page.id)")
            #expect(traces.count > 5, "\(page.id)")
        }
    }

    /// Shows a page long enough for what comes late: pictures, the spinner, a sheet on its way up.
    private func show(_ page: GalleryPage, _ samples: Samples) -> [(name: String, trace: Trace)] {
        let view = PageView(page, samples)
        return Stage.show(view, width: 900, height: 700) { _ in
            _ = Stage.wait(.milliseconds(400)) { false }
            return withEverything(in: view).map { ($0.typeName, Trace($0)) }
        }
    }

    @Test("toolkit row 19: whatever the keyboard reaches on a page has a name")
    func named() throws {
        #expect(!hasName(Button(child: Image(icon: "open-menu-symbolic"))))
        let samples = try #require(Samples.find())
        for page in GalleryPage.all {
            let view = PageView(page, samples)
            Stage.show(view, width: 900, height: 700) { _ in
                let stops = withEverything(in: view).filter { $0.isFocusable && $0.canFocus && $0.isMapped }
                // The text inside an entry goes by the entry's name.
                let nameless = stops.map { $0.role == .none ? $0.parent ?? $0 : $0 }.filter { !hasName($0) }
                    .map(\.typeName)
                #expect(nameless.isEmpty, "\(page.id)")
            }
        }
    }

    /// Whether a screen reader has something to say: a label of its own, another widget's, or the text inside.
    private func hasName(_ widget: Widget) -> Bool {
        // Nobody is called U+0001, so that the difference is the label there is.
        !["", "undefined"].contains(widget.accessibleDifference(label: "\u{1}")) || widget.hasAccessible(.labelledBy)
            || withEverything(in: widget).contains { ($0 as? Label)?.text.isEmpty == false }
    }

    @Test("pages have different names, a sentence and a line of code")
    func names() {
        #expect(Set(GalleryPage.all.map(\.id)).count == GalleryPage.all.count)
        #expect(GalleryPage.all.allSatisfy { !$0.summary.isEmpty && !$0.code.isEmpty })
    }
}
