internal import GTK

/// Where the keyboard was in what something else covers, to give it back.
///
///     focus.leave(list)
///     focus.enter(page)
@MainActor
final class FocusMemory {
    // Held, as a list's own row has no other Swift object; let go with the page.
    private var places: [ObjectIdentifier: Widget] = [:]

    /// Remembers where in a page the keyboard is, before it is covered.
    /// - Returns: whether the keyboard is to go on to what covers it: it was in the page, or nowhere.
    @discardableResult
    func leave(_ page: Widget) -> Bool {
        let place = page.window?.focusedWidget
        if page.hasFocus { places[ObjectIdentifier(page)] = place }
        return page.hasFocus || place == nil
    }

    /// Puts the keyboard back to where it was in a page, or to its first place.
    func enter(_ page: Widget) {
        if let place = places.removeValue(forKey: ObjectIdentifier(page)), place.isMapped, place.grabFocus() { return }
        page.moveFocus(.next)
    }

    /// Forgets a page that will not come back.
    func forget(_ page: Widget) { places[ObjectIdentifier(page)] = nil }
}
