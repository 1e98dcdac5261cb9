internal import CGTK

/// A controller of keys that perform actions in a widget (`GtkShortcutController`).
@MainActor
public final class Shortcuts: Controller {
    override init(_ reference: Reference) { super.init(reference) }

    /// Where the shortcuts work (`gtk_shortcut_controller_set_scope`).
    public var shortcutScope: ShortcutScope {
        get { ShortcutScope(gtk_shortcut_controller_get_scope(opaque)) }
        set { gtk_shortcut_controller_set_scope(opaque, newValue.gtk) }
    }

    /// Adds a shortcut (`gtk_shortcut_controller_add_shortcut`).
    /// - Parameters:
    ///   - trigger: the keys in GTK's notation, for example `<Control>f`; alternatives are separated by `|`.
    ///   - perform: returns whether it handled the keys; if not, other widgets get them.
    @discardableResult
    public func add(_ trigger: String, asking perform: @escaping @MainActor () -> Bool) -> Self {
        guard let parsed = gtk_shortcut_trigger_parse_string(trigger) else {
            fatalError("«\(trigger)» is no shortcut: write, for example, <Control><Shift>f")
        }
        let action = gtk_callback_action_new(
            { _, _, data in
                onMainActor(data) { (Carried<@MainActor () -> Bool>.value($0)?() ?? false).c }
            }, Carried.retained(perform), releaseCarried)
        gtk_shortcut_controller_add_shortcut(opaque, gtk_shortcut_new(parsed, action))
        return self
    }

    /// Adds a shortcut that always handles its keys.
    @discardableResult
    public func add(_ trigger: String, _ perform: @escaping @MainActor () -> Void) -> Self {
        add(
            trigger,
            asking: {
                perform()
                return true
            })
    }

    /// Returns a shortcut as shown to the user, for example `Ctrl+F` (`gtk_shortcut_trigger_to_label`).
    public static func label(_ trigger: String) -> String {
        guard let parsed = gtk_shortcut_trigger_parse_string(trigger) else { return "" }
        defer { g_object_unref(UnsafeMutableRawPointer(parsed)) }
        return string(adopting: gtk_shortcut_trigger_to_label(parsed, gdk_display_get_default())) ?? ""
    }
}

/// Where a shortcut works.
public enum ShortcutScope: Sendable {
    /// While the widget or one inside it has the keyboard focus.
    case local
    /// Within the widget's nearest shortcut manager: its window, or the popover that it is in.
    case managed
    /// Anywhere in the widget's window.
    case global

    var gtk: GtkShortcutScope {
        switch self {
        case .local: GTK_SHORTCUT_SCOPE_LOCAL
        case .managed: GTK_SHORTCUT_SCOPE_MANAGED
        case .global: GTK_SHORTCUT_SCOPE_GLOBAL
        }
    }

    init(_ gtk: GtkShortcutScope) {
        switch gtk {
        case GTK_SHORTCUT_SCOPE_LOCAL: self = .local
        case GTK_SHORTCUT_SCOPE_MANAGED: self = .managed
        default: self = .global
        }
    }
}

extension Widget {
    /// Performs an action when keys are pressed while the widget is shown; for several, use `shortcuts(scope:phase:)`.
    ///
    ///     page.onShortcut("<Control>f") { [weak self] in self?.search.grabFocus() }
    @discardableResult
    public final func onShortcut(
        _ trigger: String, scope: ShortcutScope = .global, phase: InputPhase = .bubble,
        _ perform: @escaping @MainActor () -> Void
    ) -> Connection {
        Connection(ControllerPlace(shortcuts(scope: scope, phase: phase).add(trigger, perform)))
    }

    /// Adds a controller for shortcuts to the widget.
    public final func shortcuts(scope: ShortcutScope = .global, phase: InputPhase = .bubble) -> Shortcuts {
        let controller = Shortcuts(Reference(adopting: gtk_shortcut_controller_new()))
        controller.shortcutScope = scope
        add(controller, phase: phase)
        return controller
    }
}
