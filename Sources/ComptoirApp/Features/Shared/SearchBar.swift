import GTK
import Widgets

/// The search field above a list, with the list's buttons beside it, in one line with those of the window.
@MainActor
final class SearchBar: Box {
    private let field = SearchEntry()
    private let search: @MainActor (String) -> Void

    /// The most characters that are searched for.
    static let limit = 200

    /// Makes the bar.
    /// - Parameters:
    ///   - name: what assistive technology calls the field.
    ///   - text: what is searched for.
    ///   - buttons: stand behind the field.
    ///   - ground: what is behind the bar.
    ///   - search: called with each text that the person types.
    init(
        _ name: String, text: @escaping @MainActor () -> String, buttons: [Widget],
        ground: HeaderGround = .page, search: @escaping @MainActor (String) -> Void
    ) {
        self.search = search
        super.init(.vertical)
        field.maximumLength = SearchBar.limit
        field.accessibleLabel = name
        // In a narrow window there are buttons beside it.
        field.widthInCharacters = 6
        // A newer search interrupts the one before it, so there is nothing to wait for.
        field.searchDelay = .zero
        field.onSearchChanged { search($0) }
        field.onStopSearch { [weak field] in field?.text = "" }
        field.observe(text) { field, text in
            if field.text != text { field.text = text }
        }
        let line = HeaderLine(title: field, end: buttons)
        // One with words and one without are as high.
        for button in buttons { button.layout(vertical: .fill) }
        line.inset = Space.page
        line.ground = ground
        line.leastTitleWidth = 150
        append(line)
    }

    /// Lets the field and some of the buttons be used only while there is something to be searched.
    func usable(with buttons: [Widget], while isUsable: @escaping @MainActor () -> Bool) {
        for part in [field] + buttons { part.bind(\.isSensitive, to: isUsable) }
    }

    /// What the empty field says, now and whenever it becomes something else.
    @discardableResult
    func placeholder(_ text: @escaping @MainActor () -> String) -> Self {
        field.bind(\.placeholder, to: text)
        return self
    }

    /// Has the empty field say how many there are to be searched, where that is known; a narrow one has no room for it.
    func placeholder(_ environment: Environment, counting count: @escaping @MainActor () -> String?) {
        placeholder { environment.isNarrow ? tr("Search") : count() ?? tr("Search") }
    }

    /// Has Down go to the first of what was found, and Enter open it.
    func lead<Query>(
        to list: ResultsList<Query>, in view: ItemsView<Query.Summary>,
        open: @escaping @MainActor (Query.Summary) -> Void
    ) {
        field.lead(to: list, in: view, search: search, open: open)
    }

    /// Has Down go to what is below; `focus` moves the keyboard there and returns whether it could.
    func leadDown(_ focus: @escaping @MainActor () -> Bool) {
        field.onKeyPressed { key, modifiers in key == .down && modifiers.isEmpty && focus() }
    }

    /// Puts the keyboard into the field, as soon as that is in sight.
    func focus() {
        field.whenMapped { [weak field] in
            field?.grabFocus()
            field?.selectAll()
        }
    }
}

extension SearchEntry {
    /// Has Down go to the first of what was found, and Enter open it.
    /// - Parameters:
    ///   - search: asks for a text.
    ///   - open: opens an entry.
    func lead<Query>(
        to list: ResultsList<Query>, in view: ItemsView<Query.Summary>, search: @escaping @MainActor (String) -> Void,
        open: @escaping @MainActor (Query.Summary) -> Void
    ) {
        onActivate { [weak self] in
            guard let text = self?.text, !text.isEmpty else { return }
            // Who types quickly presses Enter before the list has what they look for.
            search(text)
            list.whenAnswered(open)
        }
        onKeyPressed { [weak view] key, modifiers in
            guard key == .down, modifiers.isEmpty, list.first != nil else { return false }
            view?.scroll(to: 0, focusing: true)
            return true
        }
    }
}
