internal import CGTK

/// What the widgets over long lists have in common: a source, a selection, and widgets for what is in view only.
@MainActor
public class ItemsView<Element>: Widget, FocusableRows, ListWatcher {
    /// What is shown.
    public final let source: ListSource<Element>
    /// Which items are selected.
    public final let selection: Selection
    final let live: LiveCells
    private final var tab = TabBehavior.oneItem
    private final var selectionMoved = false
    /// The item that the program scrolled to since the keyboard was here.
    private final var shownPlace: Int?
    private final var keptFocus: (isInside: Bool, place: Int?) = (false, nil)

    /// Wraps a list widget that shows `selection` with the cells of `live`.
    init(_ source: ListSource<Element>, _ selection: Selection, _ live: LiveCells, _ reference: Reference) {
        self.source = source
        self.selection = selection
        self.live = live
        super.init(reference)
        FocusOverride.install(on: self)
        tabBehavior = .oneItem
        prepareToScroll()
        for name in ["vadjustment", "hadjustment"] { onNotify(name) { [weak self] in self?.prepareToScroll() } }
        source.add(watcher: self)
        selection.onChanged { [weak self] _ in
            if let self, !hasFocus { selectionMoved = true }
        }
        onFocusChange { [weak self] isInside in
            guard isInside else { return }
            self?.selectionMoved = false
            self?.shownPlace = nil
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

    /// Whether the items in sight are filled before the others, for which the frame then does not wait.
    ///
    /// GTK keeps some 200 rows, most of them out of sight. A row is laid out before it is filled, so an empty one should
    /// be about as high as a filled one: where it is lower, more than what is in sight is filled at once. What is in sight
    /// stays where it is while others turn out higher. False unless set.
    public final var fillsVisibleFirst: Bool {
        get { live.waiting != nil }
        set { if newValue != fillsVisibleFirst { live.waiting = newValue ? WaitingCells(of: self) : nil } }
    }

    /// The place of the item that has the keyboard, or holds what has it; nil while it is elsewhere.
    public final var focusedIndex: Int? {
        guard hasFocus, let row = gtk_widget_get_focus_child(list) else { return nil }
        return live.place(of: row)
    }

    /// The widget around the item at a place while there is one: for what is in view, and somewhat beyond.
    public final func row(at index: Int) -> Widget? { Object.borrowed(live.row(at: index, in: list)) }

    /// Scrolls until an item is visible (`list.scroll-to-item`, `list.select-item`); Tab comes in there, unless
    /// another is selected.
    /// - Parameters:
    ///   - index: the item's place.
    ///   - selecting: whether the item is selected, in place of the others.
    ///   - focusing: whether the item gets the keyboard.
    public final func scroll(to index: Int, selecting: Bool = false, focusing: Bool = false) {
        guard (0..<source.count).contains(index) else { return }
        gtk_widget_activate_action_variant(list, "list.scroll-to-item", g_variant_new_uint32(guint(index)))
        if !hasFocus { shownPlace = index }
        if selecting {
            // Unlike the model's own function it also says where Shift begins to select.
            var arguments = [g_variant_new_uint32(guint(index)), g_variant_new_boolean(0), g_variant_new_boolean(0)]
            gtk_widget_activate_action_variant(list, "list.select-item", g_variant_new_tuple(&arguments, 3))
        }
        if focusing, let row = live.row(at: index, in: list) { gtk_widget_grab_focus(row) }
    }

    /// Lets GTK scroll, to what gets the keyboard too, before it has laid out for the first time: GTK 4.8 divides by the
    /// size of what is in view, and what came of that let the first long way end beside all items.
    private func prepareToScroll() {
        let scrollable = OpaquePointer(list)
        for adjustment in [gtk_scrollable_get_vadjustment(scrollable), gtk_scrollable_get_hadjustment(scrollable)] {
            guard let adjustment, gtk_adjustment_get_page_size(adjustment) == 0 else { continue }
            gtk_adjustment_configure(adjustment, 0, 0, 1, 0, 0, 1)
        }
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
        guard let index = (selectionMoved ? selection.first : nil) ?? shownPlace else { return nil }
        if let row = live.row(at: index, in: list) { return row }
        scroll(to: index)
        return live.row(at: index, in: list)
    }

    final func placesToFollow(in range: Range<Int>) -> [Int] {
        [focusedIndex, shownPlace].compactMap { $0 }.filter(range.contains)
    }

    final var rowPlaces: Set<Int>? { live.places }

    // When the row goes that has the keyboard, GTK 4.8 gives it to the first widget of the window.
    final func listWillChange(_ change: ListChange) {
        keptFocus = (hasFocus && gtk_widget_get_focus_child(list) != nil, focusedIndex.flatMap(change.newPlace))
    }

    final func listDidChange(_ change: ListChange) {
        // While it was empty GTK has taken the size of what is in view for nothing.
        prepareToScroll()
        shownPlace = shownPlace.flatMap(change.newPlace)
        live.neighboursChanged()
        guard keptFocus.isInside, source.count > 0 else { return }
        if let place = keptFocus.place {
            if focusedIndex != place { scroll(to: place, focusing: true) }
        } else if gtk_widget_get_focus_child(list) == nil {
            // GTK has chosen a neighbour of the row that went.
            gtk_widget_child_focus(list, GTK_DIR_TAB_FORWARD)
        }
    }

    final func listContentChanged(in range: Range<Int>) { live.refresh(range) }

    final func listContentSettled() { live.neighboursChanged() }
}
