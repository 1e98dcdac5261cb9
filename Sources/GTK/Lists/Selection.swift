internal import CGTK

/// The selected rows of a list (`GtkSelectionModel`).
@MainActor
public final class Selection: ListModel {
    private var restored: [Int] = []
    /// Whether the list is changing, and whether selected rows were removed by that; handlers hear of it once everyone
    /// knows of the list's change.
    private var isListChanging = false
    private var hasLost = false
    private var isRestoring = false
    /// What the program selected last, while a person selects nothing.
    private var marked: [Int] = []
    private let changed = HandlerList<[Int]>()

    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a selection over a model.
    convenience init(_ mode: SelectionMode, of model: ListModel) {
        // The selection takes ownership of this reference.
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

    /// Whether the person selects, by click, by key, and by the pointer alone in a list that a single click activates;
    /// true unless set.
    ///
    /// Without that the selection is a mark that the program sets, such as for what is open.
    public var isPersons = true {
        didSet { marked = indices }
    }

    private func selectionChanged() {
        guard !isRestoring else { return }
        if isListChanging {
            hasLost = true
        } else if isPersons || isSelecting {
            tell()
        } else {
            isRestoring = true
            for index in indices where !marked.contains(index) { unselect(index) }
            for index in marked where !isSelected(index) { select(index, keepingOthers: true) }
            isRestoring = false
        }
    }

    /// Whether the program selects just now.
    private var isSelecting = false

    private func selecting(_ change: () -> Void) {
        let before = isSelecting
        isSelecting = true
        change()
        isSelecting = before
        if !isRestoring { marked = isPersons ? [] : indices }
    }

    /// The indices of the selected rows, in ascending order (`gtk_selection_model_get_selection`).
    public var indices: [Int] {
        guard let set = gtk_selection_model_get_selection(opaque) else { return [] }
        defer { gtk_bitset_unref(set) }
        return (0..<gtk_bitset_get_size(set)).map { Int(gtk_bitset_get_nth(set, guint($0))) }
    }

    /// The index of the first selected row, or nil.
    public var first: Int? {
        guard let set = gtk_selection_model_get_selection(opaque) else { return nil }
        defer { gtk_bitset_unref(set) }
        return gtk_bitset_is_empty(set) != 0 ? nil : Int(gtk_bitset_get_minimum(set))
    }

    /// Returns whether a row is selected (`gtk_selection_model_is_selected`).
    public func isSelected(_ index: Int) -> Bool { gtk_selection_model_is_selected(opaque, guint(index)) != 0 }

    /// Selects a row, and unselects the others unless `keepingOthers` is true (`gtk_selection_model_select_item`).
    public func select(_ index: Int, keepingOthers: Bool = false) {
        selecting { gtk_selection_model_select_item(opaque, guint(index), (!keepingOthers).c) }
    }

    /// Selects every row, if several can be selected (`gtk_selection_model_select_all`).
    public func selectAll() { selecting { gtk_selection_model_select_all(opaque) } }

    /// Selects the rows of a range in addition to those already selected (`gtk_selection_model_select_range`).
    public func select(_ range: Range<Int>) {
        selecting { gtk_selection_model_select_range(opaque, guint(range.lowerBound), guint(range.count), 0) }
    }

    /// Unselects a row (`gtk_selection_model_unselect_item`).
    public func unselect(_ index: Int) { selecting { gtk_selection_model_unselect_item(opaque, guint(index)) } }

    /// Unselects every row (`gtk_selection_model_unselect_all`).
    public func clear() {
        // GTK leaves this to each model, and the one for a single row does not implement it.
        selecting {
            if gtk_selection_model_unselect_all(opaque) == 0 { for index in indices { unselect(index) } }
        }
    }

    /// Called with the indices of the selected rows when rows were selected or unselected, or selected rows were
    /// removed from the list (`selection-changed`); in the latter case, once everyone knows of the list's change.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor ([Int]) -> Void) -> Connection { changed.add(handler) }

    private func tell() {
        if !changed.isEmpty { changed.send(indices) }
    }
}

/// Elements that move stay selected, though GTK sees them removed and inserted.
extension Selection: ListWatcher {
    func placesToFollow(in range: Range<Int>) -> [Int] { indices(in: range) }

    func listWillChange(_ change: ListChange) {
        (restored, hasLost, isListChanging) = ([], false, true)
        isRestoring = true
        for edit in change.edits where edit.removed > 0 {
            for index in indices(in: edit.oldRange) {
                if let new = change.moves[index] { restored.append(new) } else { hasLost = true }
                // Another element may take its place without GTK being notified.
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
        if !isPersons { marked = indices }
        if hasLost { tell() }
    }

    private func indices(in range: Range<Int>) -> [Int] {
        let set = gtk_selection_model_get_selection_in_range(opaque, guint(range.lowerBound), guint(range.count))
        guard let set else { return [] }
        defer { gtk_bitset_unref(set) }
        // The contents of the set outside the range are undefined.
        return (0..<gtk_bitset_get_size(set)).map { Int(gtk_bitset_get_nth(set, guint($0))) }.filter(range.contains)
    }
}
