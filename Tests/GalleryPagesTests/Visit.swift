import GTK
import GalleryPages
import TestSupport
import Testing

/// What was found on a page of the gallery that was shown and left.
@MainActor
struct Visit {
    let page: GalleryPage
    /// What was on it, to see whether that ends.
    let traces: [(name: String, trace: Trace)]
    /// What the keyboard reaches there and has no name.
    let nameless: [String]
    /// The names of the classes of what was on it.
    let classes: Set<String>

    /// One of each page. Several tests ask for them, and the pages are shown once.
    static let all = Result { try visited() }

    private static func visited() throws -> [Visit] {
        let samples = try #require(Samples.find())
        return GalleryPage.all.map { Visit($0, samples) }
    }

    /// Shows a page long enough for what comes late: pictures, the spinner, a sheet on its way up.
    private init(_ page: GalleryPage, _ samples: Samples) {
        let view = PageView(page, samples)
        self = Stage.show(view, width: 900, height: 700) { _ in
            _ = Stage.wait(.milliseconds(400)) { false }
            return Visit(page, showing: everything(in: view))
        }
    }

    private init(_ page: GalleryPage, showing widgets: [Widget]) {
        self.page = page
        traces = widgets.map { ($0.typeName, Trace($0)) }
        // The text inside an entry goes by the entry's name.
        nameless = widgets.filter { $0.isFocusable && $0.canFocus && $0.isMapped }
            .map { $0.role == .none ? $0.parent ?? $0 : $0 }.filter { !Visit.hasName($0) }.map(\.typeName)
        classes = Set(widgets.map { "\(type(of: $0))".prefix { $0 != "<" }.description })
    }

    /// Whether a screen reader has something to say: a label of its own, another widget's, or the text inside.
    static func hasName(_ widget: Widget) -> Bool {
        // Nobody is called U+0001, so that the difference is the label there is.
        !["", "undefined"].contains(widget.accessibleDifference(label: "\u{1}")) || widget.hasAccessible(.labelledBy)
            || everything(in: widget).contains { ($0 as? Label)?.text.isEmpty == false }
    }
}
