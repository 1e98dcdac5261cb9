public import GTK

/// A field that searches while the person types; Escape empties it.
///
///     search.bind(\.text) { model.query }
///     search.onChanged { [weak model] in model?.queryChanged($0) }
@MainActor
public final class SearchField: Box {
    private let entry: SearchEntry
    /// The text as both the person and the program know it.
    private var known = ""
    private var isSetting = false
    private let changed = HandlerList<String>()
    private let activated = HandlerList<Void>()

    /// Makes an empty field.
    /// - Parameters:
    ///   - placeholder: what can be searched for; also the field's name.
    ///   - delay: how long the person must pause before `onChanged` is called.
    public init(_ placeholder: String = tr("Search"), delay: Duration = .milliseconds(60)) {
        entry = SearchEntry(placeholder: placeholder)
        super.init(.horizontal)
        styled("search-field")
        role = .search
        entry.searchDelay = delay
        self.placeholder = placeholder
        append(entry.layout(expand: [.horizontal]))
        entry.onSearchChanged { [weak self] _ in self?.tell() }
        entry.onStopSearch { [weak self] in
            guard let self else { return }
            entry.text = ""
            tell()
        }
        entry.onActivate { [weak self] in
            self?.tell()
            self?.activated.send()
        }
    }

    /// What is searched for. Setting it does not call `onChanged`.
    public var text: String {
        get { entry.text }
        set {
            // The old text goes before the new one comes, which looks like a change to nothing.
            isSetting = true
            entry.text = newValue
            known = newValue
            isSetting = false
        }
    }

    /// What is shown while the field is empty.
    public var placeholder: String {
        get { entry.placeholder }
        set {
            entry.placeholder = newValue
            entry.accessibleLabel = newValue
        }
    }

    /// Called with the text after the person changed it.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor (String) -> Void) -> Connection { changed.add(handler) }

    /// Called on Enter.
    @discardableResult
    public func onActivated(_ handler: @escaping @MainActor () -> Void) -> Connection { activated.add(handler) }

    /// Has what is typed anywhere in `widget` go to the field.
    public func captureKeys(of widget: Widget?) { entry.captureKeys(of: widget) }

    /// Moves the keyboard into the field and selects what is there.
    public func focus() {
        entry.grabFocus()
        entry.selectAll()
    }

    private func tell() {
        guard !isSetting, entry.text != known else { return }
        known = entry.text
        changed.send(known)
    }
}
