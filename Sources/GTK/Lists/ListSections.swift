/// Headers in a list, above the first row of each run of rows that belong together.
///
/// GTK has headers from 4.12 on, for models that know their sections beforehand, which a list read in pages does not.
/// So in every version a header is the upper part of the row that begins a section: indices in the list are those of
/// the elements, the arrow keys move from element to element, and only rows in view are asked about their neighbours. A
/// click on a header does nothing.
@MainActor
public struct ListSections<Element> {
    let areTogether: @MainActor (Element, Element) -> Bool
    let makeHeader: @MainActor () -> Widget
    let updateHeader: @MainActor (Widget, Element) -> Void

    /// Creates sections in which rows with the same key share a header.
    /// - Parameters:
    ///   - key: what rows that belong together have in common; the list must be ordered by it.
    ///   - header: creates an empty header.
    ///   - update: fills a header for the section that an element begins.
    public init<Key: Equatable, Header: Widget>(
        by key: @escaping @MainActor (Element) -> Key, header: @escaping @MainActor () -> Header,
        update: @escaping @MainActor (Header, Element) -> Void
    ) {
        areTogether = { key($0) == key($1) }
        makeHeader = header
        updateHeader = { widget, element in
            if let header = widget as? Header { update(header, element) }
        }
    }
}

/// A row with room for a header above it; the header is created when the row first needs one.
@MainActor
final class SectionCell: CustomWidget {
    let row: Widget
    private(set) var header: Widget?

    init(_ row: Widget) {
        self.row = row
        super.init()
        adopt(row)
    }

    func show<Element>(_ sections: ListSections<Element>, _ element: Element, beginsSection: Bool) {
        if beginsSection, header == nil {
            let made = sections.makeHeader()
            header = made
            adopt(made, before: row)
            // Otherwise the row would handle the click.
            var press: Connection?
            press = made.onPressed { _, _ in press?.gesture?.claim() }
        }
        if beginsSection, let header { sections.updateHeader(header, element) }
        header?.isVisible = beginsSection
    }

    private var shownHeader: Widget? { header.flatMap { $0.isVisible ? $0 : nil } }

    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        var result = row.measured(orientation, for: size)
        guard let own = shownHeader?.measured(orientation, for: size) else { return result }
        if orientation == .horizontal {
            result.minimum = max(result.minimum, own.minimum)
            result.natural = max(result.natural, own.natural)
        } else {
            result.minimum += own.minimum
            result.natural += own.natural
        }
        return result
    }

    override func allocate(width: Int, height: Int) {
        var top = 0
        if let header = shownHeader {
            top = header.measured(.vertical, for: width).natural
            place(header, in: Rectangle(width: Double(width), height: Double(top)))
        }
        place(row, in: Rectangle(x: 0, y: Double(top), width: Double(width), height: Double(max(0, height - top))))
    }
}
