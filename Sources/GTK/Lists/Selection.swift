internal import CGTK

/// Which rows are selected (`GtkSelectionModel`).
@MainActor
public final class Selection: ListModel {
    private var restored: [Int] = []
    /// While the list changes: what of the selection has, which is told of when all know of the list.
    private var isListChanging = false
    private var hasLost = false
    private var isRestoring = false
    private let changed = HandlerList<[Int]>()

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
        model.add(watcher: self)
        connect("selection-changed") { [weak self] in self?.selectionChanged() }
    }

    private func selectionChanged() {
        guard !isRestoring else { return }
        if isListChanging { hasLost = true } else { tell() }
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

    /// Selects every row, in a selection of several (`gtk_selection_model_select_all`).
    public func selectAll() { gtk_selection_model_select_all(opaque) }

    /// Selects the rows of a range beside those selected already (`gtk_selection_model_select_range`).
    public func select(_ range: Range<Int>) {
        gtk_selection_model_select_range(opaque, guint(range.lowerBound), guint(range.count), 0)
    }

    /// Unselects a row (`gtk_selection_model_unselect_item`).
    public func unselect(_ index: Int) { gtk_selection_model_unselect_item(opaque, guint(index)) }

    /// Unselects every row (`gtk_selection_model_unselect_all`).
    public func clear() {
        // GTK leaves this to each model, and that of a single row leaves it undone.
        if gtk_selection_model_unselect_all(opaque) == 0 { for index in indices { unselect(index) } }
    }

    /// Called with the places of the selected rows when rows were selected or unselected, or selected ones taken out of the list
    /// (`selection-changed`); then after everybody knows of that.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor ([Int]) -> Void) -> Connection { changed.add(handler) }

    private func tell() {
        if !changed.isEmpty { changed.send(indices) }
    }
}

/// Elements that move stay selected: GTK sees them taken out and put in.
extension Selection: ListWatcher {
    func placesToFollow(in range: Range<Int>) -> [Int] { indices(in: range) }

    func listWillChange(_ change: ListChange) {
        (restored, hasLost, isListChanging) = ([], false, true)
        isRestoring = true
        for edit in change.edits where edit.removed > 0 {
            for index in indices(in: edit.oldRange) {
                if let new = change.moves[index] { restored.append(new) } else { hasLost = true }
                // Its place may go to another element, of which GTK is not told.
                unselect(index)
            }
        }
        isRestoring = false
    }

    func listDidChange(_ change: ListChange) {
        if !restored.isEmpty {
            isRestoring = true
            for index in restored { select(index, keepingOthers: true) }
            isRestoring = false
        }
        isListChanging = false
        if hasLost { tell() }
    }

    private func indices(in range: Range<Int>) -> [Int] {
        let set = gtk_selection_model_get_selection_in_range(opaque, guint(range.lowerBound), guint(range.count))
        guard let set else { return [] }
        defer { gtk_bitset_unref(set) }
        // What the set holds outside the range is not defined.
        return (0..<gtk_bitset_get_size(set)).map { Int(gtk_bitset_get_nth(set, guint($0))) }.filter(range.contains)
    }
}
