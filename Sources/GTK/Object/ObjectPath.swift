internal import CGTK

/// The path of an object on the bus, such as `/org/freedesktop/portal/desktop`.
public struct ObjectPath: Hashable, Sendable, VariantConvertible {
    /// The path as text.
    public let text: String

    /// Creates a path, or returns nil if the text is not a valid one (`g_variant_is_object_path`).
    public init?(_ text: String) {
        guard g_variant_is_object_path(text) != 0 else { return nil }
        self.text = text
    }

    public static var variantType: String { "o" }
    public init?(_ variant: Variant) {
        let variant = variant.unboxed
        guard variant.type == "o" else { return nil }
        text = variant.use { String(cString: g_variant_get_string($0, nil)) }
    }
    public var variant: Variant { Variant(adopting: g_variant_new_object_path(text)) }
}
