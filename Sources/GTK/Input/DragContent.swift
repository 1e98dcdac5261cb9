internal import CGTK

/// The content of a drag (`GdkContentProvider`).
@MainActor
public final class DragContent: Object {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a content of text, which other programs accept too.
    public convenience init(text: String) {
        var value = GValue(holding: text)
        defer { g_value_unset(&value) }
        self.init(Reference(adopting: gdk_content_provider_new_for_value(&value)))
    }

    /// Creates a content of a picture, which other programs accept too.
    public convenience init(texture: Texture) {
        var value = GValue()
        g_value_init(&value, gdk_texture_get_type())
        defer { g_value_unset(&value) }
        value.write(texture)
        self.init(Reference(adopting: gdk_content_provider_new_for_value(&value)))
    }

    /// Creates a content of a Swift value, for this program only, and text for others
    /// (`gdk_content_provider_new_union`).
    public convenience init<Value>(_ content: Value, text: String? = nil) {
        var value = GValue()
        g_value_init(&value, SwiftValue.type)
        g_value_take_boxed(&value, Carried<Any>.retained(content))
        defer { g_value_unset(&value) }
        var parts = [gdk_content_provider_new_for_value(&value)]
        if let text {
            var string = GValue(holding: text)
            defer { g_value_unset(&string) }
            parts.append(gdk_content_provider_new_for_value(&string))
        }
        self.init(Reference(adopting: gdk_content_provider_new_union(&parts, gsize(parts.count))))
    }

    private var provider: UnsafeMutablePointer<GdkContentProvider> {
        raw.assumingMemoryBound(to: GdkContentProvider.self)
    }

    /// Returns the Swift value carried, or nil if there is none of the type.
    func swiftValue<Value>(as type: Value.Type) -> Value? {
        var value = GValue()
        g_value_init(&value, SwiftValue.type)
        defer { g_value_unset(&value) }
        guard gdk_content_provider_get_value(provider, &value, nil) != 0 else { return nil }
        return Carried<Any>.value(g_value_get_boxed(&value)) as? Value
    }
}

/// The actions allowed with dragged content (`GdkDragAction`).
public struct DragActions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Copying the content.
    public static let copy = DragActions(rawValue: 1 << 0)
    /// Moving the content.
    public static let move = DragActions(rawValue: 1 << 1)
    /// Linking to the content.
    public static let link = DragActions(rawValue: 1 << 2)

    var gdk: GdkDragAction { GdkDragAction(rawValue: rawValue) }
}

/// The boxed type in which a Swift value travels through GTK.
enum SwiftValue {
    static let type = g_boxed_type_register_static("ComptoirSwiftValue", retainCarried, releaseCarried)
}

private let retainCarried: GBoxedCopyFunc = { box in
    if let box { _ = Unmanaged<AnyObject>.fromOpaque(box).retain() }
    return box
}
