internal import CGTK

/// A key, by what it means on the user's keyboard (`GDK_KEY_…`).
public struct Key: Hashable, Sendable, CustomStringConvertible, ExpressibleByExtendedGraphemeClusterLiteral {
    let value: UInt32

    init(value: UInt32) { self.value = value }

    /// Creates the key that types a character (`gdk_unicode_to_keyval`).
    public init(_ character: Character) {
        value = gdk_unicode_to_keyval(character.unicodeScalars.first?.value ?? 0)
    }

    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    /// Creates the key with one of GDK's names, such as `Page_Down`; nil if there is none (`gdk_keyval_from_name`).
    public init?(name: String) {
        let value = gdk_keyval_from_name(name)
        guard value != 0, value != 0xffffff else { return nil }
        self.value = value
    }

    /// GDK's name for the key (`gdk_keyval_name`).
    public var name: String { string(gdk_keyval_name(value)) ?? "" }

    /// The character that the key types, if any (`gdk_keyval_to_unicode`).
    public var character: Character? {
        let code = gdk_keyval_to_unicode(value)
        return code == 0 ? nil : Unicode.Scalar(code).map(Character.init)
    }

    /// The key without Shift or Caps Lock (`gdk_keyval_to_lower`).
    public var lowercased: Key { Key(value: gdk_keyval_to_lower(value)) }

    public var description: String { name }

    /// The Escape key.
    public static let escape = Key(value: 0xff1b)
    /// The Enter key of the main block.
    public static let enter = Key(value: 0xff0d)
    /// The Enter key of the keypad.
    public static let keypadEnter = Key(value: 0xff8d)
    /// The space bar.
    public static let space = Key(value: 0x20)
    /// The Tab key.
    public static let tab = Key(value: 0xff09)
    /// Tab with Shift, which keyboards send as a separate key.
    public static let backTab = Key(value: 0xfe20)
    /// The Backspace key.
    public static let backspace = Key(value: 0xff08)
    /// The Delete key.
    public static let delete = Key(value: 0xffff)
    /// The left arrow key.
    public static let left = Key(value: 0xff51)
    /// The up arrow key.
    public static let up = Key(value: 0xff52)
    /// The right arrow key.
    public static let right = Key(value: 0xff53)
    /// The down arrow key.
    public static let down = Key(value: 0xff54)
    /// The Page Up key.
    public static let pageUp = Key(value: 0xff55)
    /// The Page Down key.
    public static let pageDown = Key(value: 0xff56)
    /// The Home key.
    public static let home = Key(value: 0xff50)
    /// The End key.
    public static let end = Key(value: 0xff57)
    /// The menu key.
    public static let menu = Key(value: 0xff67)
    /// The key that goes back, on keyboards that have one.
    public static let back = Key(value: 0x1008ff26)
    /// The key that goes forward, on keyboards that have one.
    public static let forward = Key(value: 0x1008ff27)

    /// Returns one of the keys F1 to F12.
    /// - Parameter number: the number of the key, from 1 to 12.
    public static func function(_ number: Int) -> Key {
        require((1...12).contains(number), "function keys are 1 to 12, found \(number)")
        return Key(value: 0xffbd + UInt32(number))
    }
}

/// The keys held down together with another key or a mouse button (`GdkModifierType`); locks do not count.
public struct KeyModifiers: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ gdk: GdkModifierType) { rawValue = gdk.rawValue & KeyModifiers.all.rawValue }

    /// The Shift key.
    public static let shift = KeyModifiers(rawValue: 1 << 0)
    /// The Control key.
    public static let control = KeyModifiers(rawValue: 1 << 2)
    /// The Alt key.
    public static let alt = KeyModifiers(rawValue: 1 << 3)
    /// The Super key, often with a logo.
    public static let `super` = KeyModifiers(rawValue: 1 << 26)
    /// The Hyper key.
    public static let hyper = KeyModifiers(rawValue: 1 << 27)
    /// The Meta key.
    public static let meta = KeyModifiers(rawValue: 1 << 28)

    private static let all: KeyModifiers = [.shift, .control, .alt, .super, .hyper, .meta]
}

extension Widget {
    /// Calls `handler` when a key is pressed while the widget or one inside it has the focus (`GtkEventControllerKey`).
    ///
    /// For a command, prefer a shortcut or an action with keys, which show up in menus and help.
    /// - Parameters:
    ///   - phase: `.capture` to see the key before the focused widget does.
    ///   - handler: returns whether it handled the key; if not, the key is passed on.
    @discardableResult
    public final func onKeyPressed(
        phase: InputPhase = .bubble, _ handler: @escaping @MainActor (Key, KeyModifiers) -> Bool
    ) -> Connection {
        let controller = Controller(Reference(adopting: gtk_event_controller_key_new()))
        controller.connect(asking: "key-pressed") { (key: Int, _: Int, state: Int) in
            handler(Key(value: UInt32(key)), KeyModifiers(GdkModifierType(rawValue: UInt32(state))))
        }
        return add(controller, phase: phase)
    }

    /// Calls `handler` when a key is released (`key-released`).
    @discardableResult
    public final func onKeyReleased(
        phase: InputPhase = .bubble, _ handler: @escaping @MainActor (Key, KeyModifiers) -> Void
    ) -> Connection {
        let controller = Controller(Reference(adopting: gtk_event_controller_key_new()))
        controller.connect("key-released") { (key: Int, _: Int, state: Int) in
            handler(Key(value: UInt32(key)), KeyModifiers(GdkModifierType(rawValue: UInt32(state))))
        }
        return add(controller, phase: phase)
    }

    /// Calls `handler` when the keyboard focus enters the widget, or one inside it, and when it leaves
    /// (`GtkEventControllerFocus`).
    @discardableResult
    public final func onFocusChange(_ handler: @escaping @MainActor (_ hasFocus: Bool) -> Void) -> Connection {
        let controller = Controller(Reference(adopting: gtk_event_controller_focus_new()))
        controller.connect("enter") { handler(true) }
        controller.connect("leave") { handler(false) }
        return add(controller, phase: .bubble)
    }
}
