internal import CGTK

/// Chooses one element of a short list (`GtkDropDown`).
///
///     let sort = DropDown(SortOrder.allCases, selection: .name) { $0.title }
///     sort.bind(\.selection) { model.order }
@MainActor
public final class DropDown<Element: Equatable>: Widget {
    private let label: @MainActor (Element) -> String

    /// Makes a drop-down.
    /// - Parameters:
    ///   - elements: from the top.
    ///   - selection: what is chosen at first; nil for the first.
    ///   - label: an element's text.
    public init(_ elements: [Element], selection: Element? = nil, label: @escaping @MainActor (Element) -> String) {
        self.label = label
        self.elements = elements
        super.init(Reference(adopting: withStrings(elements.map(label)) { gtk_drop_down_new_from_strings($0) }))
        if let selection { self.selection = selection }
    }

    /// What can be chosen. A new list keeps the choice if it has the same element, and else chooses its first
    /// (`gtk_drop_down_set_model`).
    public var elements: [Element] {
        didSet {
            let chosen = selectedIndex.flatMap { oldValue.indices.contains($0) ? oldValue[$0] : nil }
            let list = withStrings(elements.map(label)) { gtk_string_list_new($0) }
            gtk_drop_down_set_model(opaque, list)
            g_object_unref(UnsafeMutableRawPointer(list))
            if let chosen, let index = elements.firstIndex(of: chosen) { selectedIndex = index }
        }
    }

    /// What is chosen; nil for nothing, and for what is not among the elements (`gtk_drop_down_set_selected`).
    public var selection: Element? {
        get { selectedIndex.flatMap { elements.indices.contains($0) ? elements[$0] : nil } }
        set { selectedIndex = newValue.flatMap { elements.firstIndex(of: $0) } }
    }

    /// The place of what is chosen (`gtk_drop_down_set_selected`).
    public var selectedIndex: Int? {
        get {
            let index = gtk_drop_down_get_selected(opaque)
            return index == guint.max ? nil : Int(index)
        }
        set { gtk_drop_down_set_selected(opaque, newValue.map { guint($0) } ?? guint.max) }
    }

    /// Whether a field to search with stands above the list (`gtk_drop_down_set_enable_search`).
    public var isSearchable: Bool {
        get { gtk_drop_down_get_enable_search(opaque) != 0 }
        set {
            let expression = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
            gtk_drop_down_set_expression(opaque, expression)
            gtk_expression_unref(expression)
            gtk_drop_down_set_enable_search(opaque, newValue.c)
        }
    }

    /// Called when another element was chosen, by the person or the program (`notify::selected`).
    @discardableResult
    public func onSelectionChanged(_ handler: @escaping @MainActor () -> Void) -> Connection {
        onNotify("selected", handler)
    }
}

extension DropDown where Element == String {
    /// Makes a drop-down over texts.
    public convenience init(_ texts: [String], selection: String? = nil) {
        self.init(texts, selection: selection) { $0 }
    }
}
