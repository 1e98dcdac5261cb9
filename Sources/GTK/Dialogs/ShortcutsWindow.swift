internal import CGTK

/// A window that lists the program's keys and gestures, with a search (`GtkShortcutsWindow`).
///
///     ShortcutsWindow([
///         ShortcutSection("Comptoir", [
///             ShortcutGroup("Window", [.keys("<Control>w", "Close"), .action("app.quit", "Quit")])
///         ])
///     ])
///
/// GTK 4.18 deprecates the class but keeps it until GTK 5; nothing that replaces it exists in 4.8.
@MainActor
public final class ShortcutsWindow: Window {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates the window; `present()` shows it.
    public init(_ sections: [ShortcutSection], above parent: Window? = nil) {
        // The class can only be filled from an interface description.
        let description = ShortcutsWindow.description(sections)
        let builder = gtk_builder_new()
        defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
        var error: UnsafeMutablePointer<GError>?
        guard gtk_builder_add_from_string(builder, description, -1, &error) != 0,
            let window = gtk_builder_get_object(builder, "window")
        else { fatalError("GTK refused the shortcuts: \(GLibError(adopting: error))") }
        super.init(Reference(borrowing: UnsafeMutableRawPointer(window)))
        if let parent {
            parentWindow = parent
            isModal = true
        }
    }

    private static func description(_ sections: [ShortcutSection]) -> String {
        let content = sections.enumerated().map { index, section in
            element(
                "GtkShortcutsSection", [("section-name", "section-\(index)"), ("title", section.title)],
                section.groups.map { group in
                    element(
                        "GtkShortcutsGroup", [("title", group.title)],
                        group.shortcuts.map { element("GtkShortcutsShortcut", $0.properties) })
                })
        }
        return "<interface>" + element("GtkShortcutsWindow", id: "window", [], content, isChild: false) + "</interface>"
    }

    private static func element(
        _ type: String, id: String? = nil, _ properties: [(String, String)], _ children: [String] = [],
        isChild: Bool = true
    ) -> String {
        let values = properties.map { "<property name=\"\($0)\">\(Markup.escape($1))</property>" }
        let object =
            "<object class=\"\(type)\"" + (id.map { " id=\"\($0)\"" } ?? "") + ">"
            + (values + children).joined() + "</object>"
        return isChild ? "<child>\(object)</child>" : object
    }
}

/// A page of a `ShortcutsWindow`.
public struct ShortcutSection: Sendable {
    /// The title of the page.
    public var title: String
    /// The groups on the page.
    public var groups: [ShortcutGroup]

    /// Creates a page.
    public init(_ title: String, _ groups: [ShortcutGroup]) {
        self.title = title
        self.groups = groups
    }
}

/// A group of shortcuts under a heading.
public struct ShortcutGroup: Sendable {
    /// The heading.
    public var title: String
    /// The shortcuts of the group.
    public var shortcuts: [ListedShortcut]

    /// Creates a group.
    public init(_ title: String, _ shortcuts: [ListedShortcut]) {
        self.title = title
        self.shortcuts = shortcuts
    }
}

/// A line of a `ShortcutsWindow`.
public struct ListedShortcut: Sendable {
    let properties: [(String, String)]

    /// Creates a line for keys and what they do.
    /// - Parameters:
    ///   - keys: the keys, such as `<Control>f`; several separated by spaces, a range with `...`.
    ///   - title: what they do.
    public static func keys(_ keys: String, _ title: String) -> ListedShortcut {
        for key in keys.split(whereSeparator: { " +&".contains($0) }).flatMap({ $0.split(separator: "...") }) {
            require(gtk_accelerator_parse(String(key), nil, nil) != 0, "«\(key)» in «\(keys)» is no key")
        }
        return ListedShortcut(properties: [("title", title), ("accelerator", keys)])
    }

    /// Creates a line for an action, with the keys that the application of the parent window has set for it.
    public static func action(_ name: String, _ title: String) -> ListedShortcut {
        ListedShortcut(properties: [("title", title), ("action-name", name)])
    }

    /// Creates a line for a touch gesture and what it does.
    public static func gesture(_ gesture: Gesture, _ title: String) -> ListedShortcut {
        ListedShortcut(properties: [("title", title), ("shortcut-type", gesture.rawValue)])
    }

    /// A touch gesture with two fingers.
    public enum Gesture: String, Sendable {
        case pinch = "gesture-pinch"
        case stretch = "gesture-stretch"
        case swipeLeft = "gesture-two-finger-swipe-left"
        case swipeRight = "gesture-two-finger-swipe-right"
    }
}
