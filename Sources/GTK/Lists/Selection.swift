internal import CGTK

/// Which rows are selected (`GtkSelectionModel`).
@MainActor
public final class Selection: ListModel {
    override init(_ reference: Reference) { super.init(reference) }

    /// Makes a selection over a model.
    convenience init(_ mode: SelectionMode, of model: ListModel) {
        // The selection takes over a reference of its own.
        g_object_ref(model.raw)
        switch mode {
        case .none: self.init(Reference(adopting: gtk_no_selection_new(model.opaque)))
        case .multiple: self.init(Reference(adopting: gtk_multi_selection_new(model.opaque)))
        case .single, .browse:
            let selection = gtk_single_selection_new(nil)
            gtk_single_selection_set_autoselect(selection, 0)
            gtk_single_selection_set_can_unselect(selection, (mode == .single).c)
            gtk_single_selection_set_model(selection, model.opaque)
            g_object_unref(model.raw)
            self.init(Reference(adopting: selection))
        }
    }

    /// The places of the selected rows, ascending (`gtk_selection_model_get_selection`).
    public var indices: [Int] {
        guard let set = gtk_selection_model_get_selection(opaque) else { return [] }
        defer { gtk_bitset_unref(set) }
        return (0..<gtk_bitset_get_size(set)).map { Int(gtk_bitset_get_nth(set, guint($0))) }
    }

    /// The place of the first selected row, or nil.
    public var first: Int? {
        guard let set = gtk_selection_model_get_selection(opaque) else { return nil }
        defer { gtk_bitset_unref(set) }
        return gtk_bitset_is_empty(set) != 0 ? nil : Int(gtk_bitset_get_minimum(set))
    }

    /// Whether a row is selected (`gtk_selection_model_is_selected`).
    public func isSelected(_ index: Int) -> Bool { gtk_selection_model_is_selected(opaque, guint(index)) != 0 }

    /// Selects a row, and unselects the others unless asked to keep them (`gtk_selection_model_select_item`).
    public func select(_ index: Int, keepingOthers: Bool = false) {
        gtk_selection_model_select_item(opaque, guint(index), (!keepingOthers).c)
    }

    /// Unselects every row (`gtk_selection_model_unselect_all`).
    public func clear() { gtk_selection_model_unselect_all(opaque) }

    /// Called when rows were selected or unselected (`selection-changed`).
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("selection-changed", handler)
    }
}
