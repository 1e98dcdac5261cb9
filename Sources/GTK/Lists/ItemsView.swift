internal import CGTK

/// What the widgets over long lists have in common: a source, a selection, and widgets for what is in view only.
@MainActor
public class ItemsView<Element>: Widget, FocusableRows {
    /// What is shown.
    public final let source: ListSource<Element>
    /// Which items are selected.
    public final let selection: Selection
    private final let live: LiveCells
    private final var tab = TabBehavior.oneItem
    private final var selectionMoved = false

    /// Wraps a list widget that shows `selection` with the cells of `live`.
    init(_ source: ListSource<Element>, _ selection: Selection, _ live: LiveCells, _ reference: Reference) {
        self.source = source
        self.selection = selection
        self.live = live
        super.init(reference)
        FocusOverride.install(on: self)
        tabBehavior = .oneItem
        selection.onChanged { [weak self] in
            if let self, !hasFocus { selectionMoved = true }
        }
        onFocusChange { [weak self] isInside in
            if isInside { self?.selectionMoved = false }
        }
    }

    /// What Tab does among the items (`gtk_list_view_set_tab_behavior`); below GTK 4.12 the same by our own means.
    ///
    /// One stop unless changed: the keyboard comes in at the item that was selected or focused last, the arrow
    /// keys move among items, and Tab leaves.
    public final var tabBehavior: TabBehavior {
        get { tab }
        set {
            tab = newValue
            if FocusOverride.isBuiltIn(self) { self[Property<Int>("tab-behavior")] = newValue.rawValue }
        }
    }

    /// The place of the item that has the keyboard, or holds what has it; nil while it is elsewhere.
    public final var focusedIndex: Int? {
        guard hasFocus, let row = gtk_widget_get_focus_child(list) else { return nil }
        return live.place(of: row)
    }

    /// Scrolls until an item is visible (`list.scroll-to-item`).
    /// - Parameters:
    ///   - index: the item's place.
    ///   - selecting: whether the item is selected, in place of the others.
    ///   - focusing: whether the item gets the keyboard.
    public final func scroll(to index: Int, selecting: Bool = false, focusing: Bool = false) {
        guard (0..<source.count).contains(index) else { return }
        gtk_widget_activate_action_variant(list, "list.scroll-to-item", g_variant_new_uint32(guint(index)))
        if selecting { selection.select(index) }
        if focusing, let row = live.row(at: index, in: list) { gtk_widget_grab_focus(row) }
    }

    /// Called with the place and the element of an item that was activated (`activate`).
    @discardableResult
    public final func onActivate(_ handler: @escaping @MainActor (Int, Element) -> Void) -> Connection {
        connect("activate") { [source] (index: Int) in
            guard index < source.count else { return }
            handler(index, source.element(at: index))
        }
    }

    var list: UnsafeMutablePointer<GtkWidget> { widget }

    final var rowToEnter: UnsafeMutablePointer<GtkWidget>? {
        guard selectionMoved, let index = selection.first else { return nil }
        if let row = live.row(at: index, in: list) { return row }
        scroll(to: index)
        return live.row(at: index, in: list)
    }
}
