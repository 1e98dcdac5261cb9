public import GTK

/// A field that searches while the user types; Escape clears it.
///
///     search.bind(\.text) { model.query }
///     search.onChanged { [weak model] in model?.queryChanged($0) }
@MainActor
public final class SearchField: Box {
    private let entry: SearchEntry
    /// The text that the handlers know of.
    private var known = ""
    private var isSetting = false
    private let changed = HandlerList<String>()
    private let activated = HandlerList<Void>()

    /// Creates an empty field.
    /// - Parameters:
    ///   - placeholder: what can be searched for; also the name of the field.
    ///   - delay: the pause in typing after which `onChanged` is called.
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

    /// The text to search for. Setting it does not call `onChanged`.
    public var text: String {
        get { entry.text }
        set {
            // The old text is removed before the new one is inserted, which looks like a change to nothing.
            isSetting = true
            entry.text = newValue
            known = newValue
            isSetting = false
        }
    }

    /// The text shown while the field is empty.
    public var placeholder: String {
        get { entry.placeholder }
        set {
            entry.placeholder = newValue
            entry.accessibleLabel = newValue
        }
    }

    /// Called with the text after the user has changed it.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor (String) -> Void) -> Connection { changed.add(handler) }

    /// Called when Enter is pressed.
    @discardableResult
    public func onActivated(_ handler: @escaping @MainActor () -> Void) -> Connection { activated.add(handler) }

    /// Redirects what is typed anywhere in `widget` to the field.
    public func captureKeys(of widget: Widget?) { entry.captureKeys(of: widget) }

    /// Moves the keyboard focus into the field and selects its text, as soon as the field is on the screen.
    public func focus() {
        entry.whenMapped { [weak entry] in
            entry?.grabFocus()
            entry?.selectAll()
        }
    }

    private func tell() {
        guard !isSetting, entry.text != known else { return }
        known = entry.text
        changed.send(known)
    }
}
