internal import CGTK

/// The base class of the widgets over long lists: a source, a selection, and widgets only for what is in view.
@MainActor
public class ItemsView<Element>: Widget, FocusableRows, ListWatcher {
    /// The elements that are shown.
    public final let source: ListSource<Element>
    /// The selection of items.
    public final let selection: Selection
    final let live: LiveCells
    private final var tab = TabBehavior.oneItem
    private final var selectionMoved = false
    /// The index of the item that the program has scrolled to since the list last had the keyboard focus.
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

    /// What Tab does among the items (`gtk_list_view_set_tab_behavior`); before GTK 4.12, this class does it itself.
    ///
    /// The default is `.oneItem`: focus enters at the item that was selected or focused last, the arrow keys move among
    /// the items, and Tab leaves the list.
    public final var tabBehavior: TabBehavior {
        get { tab }
        set {
            tab = newValue
            if FocusOverride.isBuiltIn(self) { self[Property<Int>("tab-behavior")] = newValue.rawValue }
        }
    }

    /// Whether the visible items are filled before the others, so that the frame does not wait for those out of sight.
    ///
    /// GTK keeps about 200 rows, most of them out of sight. A row is laid out before it is filled, so an empty row
    /// should be about as tall as a filled one; if it is shorter, more than the visible rows are filled at once.
    /// Visible rows stay where they are when others turn out taller. The default is false.
    public final var fillsVisibleFirst: Bool {
        get { live.waiting != nil }
        set { if newValue != fillsVisibleFirst { live.waiting = newValue ? WaitingCells(of: self) : nil } }
    }

    /// The index of the item that has the keyboard focus or contains the focused widget; nil while the focus is
    /// elsewhere.
    public final var focusedIndex: Int? {
        guard hasFocus, let row = gtk_widget_get_focus_child(list) else { return nil }
        return live.place(of: row)
    }

    /// Returns the widget around the item at an index, or nil if there is none; items in view and somewhat beyond have
    /// one.
    public final func row(at index: Int) -> Widget? { Object.borrowed(live.row(at: index, in: list)) }

    /// Scrolls until an item is visible (`list.scroll-to-item`, `list.select-item`); Tab then enters the list there,
    /// unless another item is selected.
    /// - Parameters:
    ///   - index: the item's place.
    ///   - selecting: whether the item is selected, in place of the others, where the person selects too.
    ///   - focusing: whether the item gets the keyboard.
    public final func scroll(to index: Int, selecting: Bool = false, focusing: Bool = false) {
        guard (0..<source.count).contains(index) else { return }
        gtk_widget_activate_action_variant(list, "list.scroll-to-item", g_variant_new_uint32(guint(index)))
        if !hasFocus { shownPlace = index }
        if selecting, selection.isPersons {
            // Unlike the model's own function, this also sets where selecting with Shift begins.
            var arguments = [g_variant_new_uint32(guint(index)), g_variant_new_boolean(0), g_variant_new_boolean(0)]
            gtk_widget_activate_action_variant(list, "list.select-item", g_variant_new_tuple(&arguments, 3))
        }
        if focusing, let row = live.row(at: index, in: list) { gtk_widget_grab_focus(row) }
    }

    /// Lets GTK scroll, also to an item that is given the focus, before the first layout. GTK 4.8 divides by the page
    /// size, which is 0 until then, and the first long scroll would end beyond all items.
    private func prepareToScroll() {
        let scrollable = OpaquePointer(list)
        for adjustment in [gtk_scrollable_get_vadjustment(scrollable), gtk_scrollable_get_hadjustment(scrollable)] {
            guard let adjustment, gtk_adjustment_get_page_size(adjustment) == 0 else { continue }
            gtk_adjustment_configure(adjustment, 0, 0, 1, 0, 0, 1)
        }
    }

    /// Called with the index and the element of an item that was activated (`activate`).
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

    // When the row with the keyboard focus is removed, GTK 4.8 gives the focus to the first widget of the window.
    final func listWillChange(_ change: ListChange) {
        keptFocus = (hasFocus && gtk_widget_get_focus_child(list) != nil, focusedIndex.flatMap(change.newPlace))
    }

    final func listDidChange(_ change: ListChange) {
        // While the list was empty, GTK set the page size to 0.
        prepareToScroll()
        shownPlace = shownPlace.flatMap(change.newPlace)
        live.neighboursChanged()
        guard keptFocus.isInside, source.count > 0 else { return }
        if let place = keptFocus.place {
            if focusedIndex != place { scroll(to: place, focusing: true) }
        } else if gtk_widget_get_focus_child(list) == nil {
            // GTK has chosen a neighbour of the removed row.
            gtk_widget_child_focus(list, GTK_DIR_TAB_FORWARD)
        }
    }

    final func listContentChanged(in range: Range<Int>) { live.refresh(range) }

    final func listContentSettled() { live.neighboursChanged() }
}
