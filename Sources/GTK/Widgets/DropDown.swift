internal import CGTK

/// A control for choosing one element of a short list (`GtkDropDown`).
///
///     let sort = DropDown(Ordering.allCases, selection: .name) { $0.title }
///     sort.bind(\.selection) { model.order }
@MainActor
public final class DropDown<Element: Equatable>: Widget {
    private let label: @MainActor (Element) -> String
    private let changed = HandlerList<Element?>()
    /// The selection that the handlers know of.
    private var told: Element?
    private var isReplacing = false

    /// Creates a drop-down.
    /// - Parameters:
    ///   - elements: the elements, from the top.
    ///   - selection: the element selected at first; nil for the first one.
    ///   - label: returns the text of an element.
    public init(_ elements: [Element], selection: Element? = nil, label: @escaping @MainActor (Element) -> String) {
        self.label = label
        self.elements = elements
        super.init(Reference(adopting: withStrings(elements.map(label)) { gtk_drop_down_new_from_strings($0) }))
        if let selection { self.selection = selection }
        told = self.selection
        onNotify("selected") { [weak self] in self?.tell() }
        // GTK makes the label anew whenever the control comes into a window.
        onNotify("root") { [weak self] in self?.shortenShownText() }
    }

    override var keyboardPart: Widget? { children.first }

    /// The elements to choose from (`gtk_drop_down_set_model`).
    ///
    /// A new list keeps the selected element if it contains it; otherwise its first element is selected.
    public var elements: [Element] {
        didSet {
            let index = Int(gtk_drop_down_get_selected(opaque))
            let chosen = oldValue.indices.contains(index) ? oldValue[index] : nil
            let list = withStrings(elements.map(label)) { gtk_string_list_new($0) }
            isReplacing = true
            gtk_drop_down_set_model(opaque, list)
            g_object_unref(UnsafeMutableRawPointer(list))
            if let chosen, let index = elements.firstIndex(of: chosen) { selectedIndex = index }
            isReplacing = false
            tell()
        }
    }

    /// Lets the text of the selected element lose its end where there is no room, as GTK's own would keep a window wide.
    ///
    /// It cannot take a second line: what GTK puts around it asks for the height of its least width.
    private func shortenShownText() {
        var parts = children.first.map { [$0] } ?? []
        while let part = parts.popLast() {
            (part as? Label)?.ellipsis = .end
            parts += part.children
        }
    }

    /// The selected element; nil only if there is nothing to select (`gtk_drop_down_set_selected`).
    ///
    /// Setting nil, or a value that is not among the elements, changes nothing.
    public var selection: Element? {
        get { selectedIndex.map { elements[$0] } }
        set { selectedIndex = newValue.flatMap { elements.firstIndex(of: $0) } }
    }

    /// The index of the selected element; nil only if there is nothing to select (`gtk_drop_down_set_selected`).
    public var selectedIndex: Int? {
        get {
            let index = Int(gtk_drop_down_get_selected(opaque))
            return elements.indices.contains(index) ? index : nil
        }
        set {
            // GTK 4.8 can also select nothing; later versions always select something, and so do we.
            guard let newValue else { return }
            require(elements.indices.contains(newValue), "there is no place \(newValue) among \(elements.count)")
            gtk_drop_down_set_selected(opaque, guint(newValue))
        }
    }

    /// Whether there is a search field above the list (`gtk_drop_down_set_enable_search`).
    public var isSearchable: Bool {
        get { gtk_drop_down_get_enable_search(opaque) != 0 }
        set {
            let expression = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
            gtk_drop_down_set_expression(opaque, expression)
            gtk_expression_unref(expression)
            gtk_drop_down_set_enable_search(opaque, newValue.c)
        }
    }

    /// Called with the selected element when that has changed, whether by the user, the program or new elements
    /// (`notify::selected`).
    @discardableResult
    public func onSelectionChanged(_ handler: @escaping @MainActor (Element?) -> Void) -> Connection {
        changed.add(handler)
    }

    private func tell() {
        guard !isReplacing, selection != told else { return }
        told = selection
        changed.send(told)
    }
}

extension DropDown where Element == String {
    /// Creates a drop-down of strings.
    public convenience init(_ texts: [String], selection: String? = nil) {
        self.init(texts, selection: selection) { $0 }
    }
}
