public import GTK
import Widgets

/// The view of a gallery page.
@MainActor
public final class PageView: Box {
    /// Creates the view of a page with its specimens.
    /// - Parameters:
    ///   - page: the page.
    ///   - samples: the sample data.
    ///   - scrolls: whether the view scrolls what does not fit; otherwise it is as tall as the page.
    public init(_ page: GalleryPage, _ samples: Samples, scrolls: Bool = true) {
        super.init(.vertical)
        let title = Label(page.title).styled("title-1")
        title.role = .heading
        let summary = Label(page.summary).styled("quiet")
        let code = Label(page.code).styled("code")
        code.isSelectable = true
        let column = Box(.vertical, spacing: Space.small, [title, summary, code])
        for label in [title, summary, code] {
            label.wraps = true
            label.textAlignment = 0
        }
        for specimen in page.specimens(samples) { column.append(PageView.frame(specimen)) }
        column.layout(margins: Insets(vertical: Space.large, horizontal: Space.medium))
        let clamp = Clamp(column, to: 860)
        append(
            (scrolls ? ScrolledWindow(clamp, scrolls: [.vertical]) : clamp).layout(expand: [.horizontal, .vertical]))
    }

    private static func frame(_ specimen: Specimen) -> Widget {
        let caption = Label(specimen.caption).styled("caption", "quiet")
        caption.textAlignment = 0
        caption.wraps = true
        if let height = specimen.height { specimen.widget.minimumSize = SizeRequest(height: height) }
        var content = specimen.widget
        if specimen.isOnCard {
            content = Box(.vertical, [content.layout(margins: Insets(vertical: Space.small, horizontal: Space.small))])
                .styled("card")
        } else if specimen.height != nil {
            content = Box(.vertical, [content.layout(expand: [.horizontal])]).styled("gallery-frame")
            content.clipsContent = true
        }
        return Box(.vertical, spacing: Space.tiny, [caption, content]).layout(margins: Insets(top: Space.small))
    }
}
