internal import CGTK

/// The entries of a menu (`GMenu`); `PopoverMenu` shows it.
///
///     Menu([
///         .section([.item("_Preferences", action: "app.preferences")]),
///         .submenu("_Sort", [.item("By _name", action: "win.sort", target: "name")]),
///     ])
@MainActor
public final class Menu: Object {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a menu.
    public convenience init(_ entries: [MenuEntry] = []) {
        self.init(Reference(adopting: g_menu_new()))
        for entry in entries { append(entry) }
    }

    private var menu: OpaquePointer { opaque }
    var model: UnsafeMutablePointer<GMenuModel> { raw.assumingMemoryBound(to: GMenuModel.self) }

    /// The number of entries, in which a section counts as one (`g_menu_model_get_n_items`).
    public var count: Int { Int(g_menu_model_get_n_items(model)) }

    /// Adds an entry at the end (`g_menu_append_item`); an open menu shows it immediately.
    public func append(_ entry: MenuEntry) { insert(entry, at: count) }

    /// Adds an entry at an index (`g_menu_insert_item`).
    public func insert(_ entry: MenuEntry, at index: Int) {
        require((0...count).contains(index), "the menu has the places 0 to \(count), found \(index)")
        let item = entry.makeItem()
        g_menu_insert_item(menu, Int32(index), item)
        g_object_unref(UnsafeMutableRawPointer(item))
    }

    /// Removes the entry at an index (`g_menu_remove`).
    public func remove(at index: Int) {
        require((0..<count).contains(index), "the menu has \(count) entries, found the index \(index)")
        g_menu_remove(menu, Int32(index))
    }

    /// Removes every entry (`g_menu_remove_all`).
    public func removeAll() { g_menu_remove_all(menu) }
}

/// An entry of a `Menu` (`GMenuItem`).
public struct MenuEntry: Sendable {
    private enum Kind: Sendable {
        case item(action: String, target: String?)
        case section([MenuEntry])
        case submenu([MenuEntry])
    }

    private var label: String?
    private var icon: String?
    private let kind: Kind

    /// Creates an entry that performs an action.
    /// - Parameters:
    ///   - label: the text; an underscore marks its mnemonic.
    ///   - action: the action's name with its prefix; it may have a target in GLib's notation: `win.zoom(2)`.
    ///   - target: a string passed to the action as it is.
    ///   - icon: the name of a symbolic icon.
    public static func item(_ label: String, action: String, target: String? = nil, icon: String? = nil) -> MenuEntry {
        MenuEntry(label: label, icon: icon, kind: .item(action: action, target: target))
    }

    /// Creates a section of entries between two lines, with an optional heading.
    public static func section(_ label: String? = nil, _ entries: [MenuEntry]) -> MenuEntry {
        MenuEntry(label: label, kind: .section(entries))
    }

    /// Creates an entry that opens further entries.
    public static func submenu(_ label: String, icon: String? = nil, _ entries: [MenuEntry]) -> MenuEntry {
        MenuEntry(label: label, icon: icon, kind: .submenu(entries))
    }

    /// Returns the entry for C, which the caller frees.
    @MainActor
    func makeItem() -> OpaquePointer? {
        let item = g_menu_item_new(label, nil)
        switch kind {
        case .item(let action, .some(let target)):
            g_menu_item_set_action_and_target_value(item, action, g_variant_new_string(target))
        case .item(let action, nil):
            var error: UnsafeMutablePointer<GError>?
            var (name, target): (UnsafeMutablePointer<CChar>?, OpaquePointer?) = (nil, nil)
            guard g_action_parse_detailed_name(action, &name, &target, &error) != 0 else {
                fatalError("«\(action)» is no action's name: \(GLibError(adopting: error))")
            }
            g_menu_item_set_action_and_target_value(item, name, target)
            g_free(name)
            if let target { g_variant_unref(target) }
        case .section(let entries):
            let section = Menu(entries)
            withExtendedLifetime(section) { g_menu_item_set_section(item, section.model) }
        case .submenu(let entries):
            let submenu = Menu(entries)
            withExtendedLifetime(submenu) { g_menu_item_set_submenu(item, submenu.model) }
        }
        if let icon {
            let themed = g_themed_icon_new(icon)
            g_menu_item_set_icon(item, themed)
            g_object_unref(UnsafeMutableRawPointer(themed))
        }
        return item
    }
}
