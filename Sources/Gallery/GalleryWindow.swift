import GTK
import GalleryPages
import Widgets

/// The gallery's window: the list of pages, and the one that is open.
@MainActor
final class GalleryWindow: Window {
    private let samples: Samples
    private let view: NavigationView
    private let back = Button(icon: "comptoir-back-symbolic", named: "Back").styled("flat")
    private var entries: [String: ToggleButton] = [:]
    private var isSetting = false

    init(application: Application, samples: Samples, theme: Theme) {
        self.samples = samples
        let list = Box(.vertical, spacing: 3).layout(margins: Insets(vertical: Space.small, horizontal: Space.small))
        let hint = StatusPage(.empty(title: "The kit", text: "Choose a widget.", icon: "comptoir-discover-symbolic"))
        view = NavigationView(
            root: ScrolledWindow(list, scrolls: [.vertical]), placeholder: hint, rootWidth: 236, splitWidth: 700)
        super.init(application: application)
        title = "Comptoir Gallery"
        theme.fitText(to: self)
        fill(list)
        child = view
        let picker = ThemePicker()
        picker.follow(theme)
        titlebar = HeaderBar(title: Label("Gallery").styled("brand"), start: [back], end: [picker])
        back.isVisible = false
        back.onClicked { [weak self] in self?.close(page: ()) }
        view.onSplitChanged { [weak self] _ in self?.showBack() }
        view.onShortcut("<Alt>Left") { [weak self] in self?.close(page: ()) }
    }

    /// Opens a page; false where there is none of the name.
    @discardableResult
    func open(_ id: String) -> Bool {
        guard let page = GalleryPage.all.first(where: { $0.id == id }) else { return false }
        view.setPages([PageView(page, samples)])
        select(id)
        showBack()
        return true
    }

    private func close(page: Void) {
        view.setPages([])
        select(nil)
        showBack()
    }

    private func showBack() { back.isVisible = !view.isSplit && !view.pages.isEmpty }

    private func select(_ id: String?) {
        isSetting = true
        for (other, entry) in entries { entry.isActive = other == id }
        isSetting = false
    }

    private func fill(_ list: Box) {
        var group = ""
        for page in GalleryPage.all {
            if page.group != group {
                group = page.group
                let label = Label(group).styled("caption", "quiet").layout(
                    margins: Insets(top: Space.small, start: Space.small))
                label.textAlignment = 0
                list.append(label)
            }
            let label = Label(page.title)
            label.textAlignment = 0
            let entry = ToggleButton(child: label).styled("flat")
            entry.accessibleLabel = page.title
            entry.onToggled { [weak self] _ in
                guard let self, !isSetting else { return }
                open(page.id)
            }
            entries[page.id] = entry
            list.append(entry)
        }
    }
}
