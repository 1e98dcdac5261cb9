import GTK
import TestSupport
import Testing
import Widgets

@testable import GalleryPages

/// A way in which people look at a page.
enum Look: String, CaseIterable, Sendable {
    case light, mirrored, largeText

    @MainActor
    func apply(to theme: Theme) {
        theme.choice = .light
        theme.textScale = self == .largeText ? 2 : 1
        Widget.defaultDirection = self == .mirrored ? .rightToLeft : .leftToRight
    }
}

/// A page on the screen: how large it is, and where everything in it is.
@MainActor
struct Portrait {
    /// How wide the window is that holds it, in pixels.
    let windowWidth: Int
    /// What is seen of the page, from the outside in.
    let places: [(name: String, place: Rectangle)]
    /// How high the page is, in pixels, seen or not.
    let length: Int

    static let width = 720
    static let height = 720

    /// Shows the page until it stands still.
    init(_ page: GalleryPage, _ samples: Samples) throws {
        let view = PageView(page, samples)
        (windowWidth, places, length) = try Stage.show(view, width: Portrait.width, height: Portrait.height) { window in
            var last: Bitmap?
            // Pictures come from other threads, and a frame is some 16 ms.
            for _ in 0..<50 {
                _ = Stage.wait(.milliseconds(40)) { false }
                let next = window.texture().map { Bitmap($0) }
                if next != nil && next == last { break }
                last = next
            }
            return (
                try #require(last).width, Portrait.places(in: view, of: window),
                view.children.first?.children.first?.children.first?
                    .measured(.vertical, for: Portrait.width).natural ?? 0
            )
        }
    }

    private static func places(in widget: Widget, of window: Window) -> [(String, Rectangle)] {
        guard widget.isMapped, let place = widget.bounds(in: window), place.width > 0 else { return [] }
        // GTK has on and off of a switch at the same ends, whichever way one reads.
        if widget is Switch { return [(widget.typeName, place)] }
        return [(widget.typeName, place)] + widget.children.flatMap { places(in: $0, of: window) }
    }
}
