internal import GTK

/// A memory of where the keyboard focus was in a widget that is being covered, in order to restore it.
///
///     focus.leave(list)
///     focus.enter(page)
@MainActor
final class FocusMemory {
    // Held strongly, because a list's own row has no other Swift object; released with the page.
    private var places: [ObjectIdentifier: Widget] = [:]

    /// Remembers where in a page the keyboard focus is, before the page is covered.
    /// - Returns: whether the focus should move to what covers the page, because it was in the page or nowhere.
    @discardableResult
    func leave(_ page: Widget) -> Bool {
        let place = page.window?.focusedWidget
        if page.hasFocus { places[ObjectIdentifier(page)] = place }
        return page.hasFocus || place == nil
    }

    /// Restores the keyboard focus in a page, or moves it to the page's first widget.
    func enter(_ page: Widget) {
        if let place = places.removeValue(forKey: ObjectIdentifier(page)), place.isMapped, place.grabFocus() { return }
        page.moveFocus(.next)
    }

    /// Forgets a page that will not return.
    func forget(_ page: Widget) { places[ObjectIdentifier(page)] = nil }
}
