import GTK
import Widgets

/// The sheets over the window's pages.
///
/// One that a page asks for belongs to the place where it came up. When another place comes, as by an address that another
/// program opens, the sheet goes aside with all that was typed into it, and is there again when its place is. One of the
/// window's own, as the preferences, goes too, and is as it was once it is asked for again.
@MainActor
final class WindowSheets {
    /// What a sheet belongs to.
    enum Owner { case page, window }

    private struct Entry {
        let id: Int
        let title: String
        let owner: Owner
        let sheet: Sheet
    }

    /// What the sheets lie over, and under the toasts.
    let host: SheetHost
    /// Says what is to be seen under the sheets: a page, the introduction or a recipe that is being mixed.
    var currentPlace: @MainActor () -> String = { "" }
    private var place = ""
    private var up: [Entry] = []
    private var aside: [String: [Entry]] = [:]
    private var lastID = 0

    init(over content: Widget) { host = SheetHost(content) }

    /// Shows a sheet unless one of that name is up. A page has one at a time; the window's own come on top of it.
    /// - Parameters:
    ///   - title: the sheet's heading.
    ///   - owner: what it belongs to.
    ///   - content: builds the content; gets a closure that dismisses the sheet.
    func present(_ title: String, of owner: Owner = .page, _ content: (@escaping @MainActor () -> Void) -> Widget) {
        follow()
        guard !up.contains(where: { $0.title == title && $0.sheet.isPresented }) else { return }
        if owner == .page { for entry in up where entry.owner == .page { entry.sheet.dismiss() } }
        if owner == .window, bringBack(WindowSheets.key(title)) { return }
        lastID += 1
        let id = lastID
        let content = content { [weak self] in self?.dismiss(id) }
        let sheet = Sheet.present(content, title: title, in: host, closeName: tr("Close"))
        sheet.onDismissed { [weak self] in self?.forget(id) }
        up.append(Entry(id: id, title: title, owner: owner, sheet: sheet))
    }

    /// Puts the sheets aside where another place has come, and brings back those of that place.
    /// - Parameter origin: the place that the new one came instead of by itself; what lay over that stays up.
    func follow(insteadOf origin: String? = nil) {
        let current = currentPlace()
        guard current != place else { return }
        if place == origin { return place = current }
        for entry in up.reversed() where entry.sheet.isPresented {
            entry.sheet.putAside()
            aside[entry.owner == .page ? place : WindowSheets.key(entry.title), default: []].insert(entry, at: 0)
        }
        up = []
        place = current
        bringBack(current)
    }

    @discardableResult
    private func bringBack(_ key: String) -> Bool {
        guard let entries = aside.removeValue(forKey: key) else { return false }
        for entry in entries { entry.sheet.bringBack() }
        up += entries
        return true
    }

    private func dismiss(_ id: Int) {
        (up + aside.values.joined()).first { $0.id == id }?.sheet.dismiss()
    }

    private func forget(_ id: Int) {
        up.removeAll { $0.id == id }
        for key in aside.keys { aside[key]?.removeAll { $0.id == id } }
        aside = aside.filter { !$0.value.isEmpty }
    }

    /// Under which a sheet of the window's own is put aside; no place is called so.
    private static func key(_ title: String) -> String { "sheet " + title }
}
