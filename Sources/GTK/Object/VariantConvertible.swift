internal import CGTK

/// A Swift type that a variant can carry.
public protocol VariantConvertible: Sendable {
    /// The type in GVariant's notation.
    static var variantType: String { get }
    /// Reads a variant, or returns nil if its type does not match.
    init?(_ variant: Variant)
    /// A variant that holds the value.
    var variant: Variant { get }
}

extension Bool: VariantConvertible {
    public static var variantType: String { "b" }
    public init?(_ variant: Variant) {
        let variant = variant.unboxed
        guard variant.type == "b" else { return nil }
        self = variant.use(g_variant_get_boolean) != 0
    }
    public var variant: Variant { Variant(adopting: g_variant_new_boolean(c)) }
}

/// Read from any of the integer types; written as 64 bits.
extension Int: VariantConvertible {
    public static var variantType: String { "x" }
    public init?(_ variant: Variant) {
        let variant = variant.unboxed
        switch variant.type {
        case "y": self = Int(variant.use(g_variant_get_byte))
        case "n": self = Int(variant.use(g_variant_get_int16))
        case "q": self = Int(variant.use(g_variant_get_uint16))
        case "i": self = Int(variant.use(g_variant_get_int32))
        case "u": self = Int(variant.use(g_variant_get_uint32))
        case "x": self = Int(variant.use(g_variant_get_int64))
        case "t": self = Int(clamping: variant.use(g_variant_get_uint64))
        default: return nil
        }
    }
    public var variant: Variant { Variant(adopting: g_variant_new_int64(gint64(self))) }
}

/// 32 bits, for D-Bus methods that expect `i`.
extension Int32: VariantConvertible {
    public static var variantType: String { "i" }
    public init?(_ variant: Variant) {
        guard let number = Int(variant), let exact = Int32(exactly: number) else { return nil }
        self = exact
    }
    public var variant: Variant { Variant(adopting: g_variant_new_int32(self)) }
}

/// 32 bits, for D-Bus methods that expect `u`.
extension UInt32: VariantConvertible {
    public static var variantType: String { "u" }
    public init?(_ variant: Variant) {
        guard let number = Int(variant), let exact = UInt32(exactly: number) else { return nil }
        self = exact
    }
    public var variant: Variant { Variant(adopting: g_variant_new_uint32(self)) }
}

extension Double: VariantConvertible {
    public static var variantType: String { "d" }
    public init?(_ variant: Variant) {
        let variant = variant.unboxed
        guard variant.type == "d" else { return nil }
        self = variant.use(g_variant_get_double)
    }
    public var variant: Variant { Variant(adopting: g_variant_new_double(self)) }
}

extension String: VariantConvertible {
    public static var variantType: String { "s" }
    public init?(_ variant: Variant) {
        let variant = variant.unboxed
        guard ["s", "o", "g"].contains(variant.type) else { return nil }
        self = variant.use { String(cString: g_variant_get_string($0, nil)) }
    }
    public var variant: Variant { Variant(adopting: g_variant_new_string(self)) }
}

/// A boxed variant, `v`, for when the type is known only at run time.
extension Variant: VariantConvertible {
    public static var variantType: String { "v" }
    public convenience init?(_ variant: Variant) { self.init(borrowing: variant.unboxed) }
    public var variant: Variant { boxed }
}

extension Array: VariantConvertible where Element: VariantConvertible {
    public static var variantType: String { "a" + Element.variantType }
    public init?(_ variant: Variant) {
        let variant = variant.unboxed
        guard variant.type.hasPrefix("a") else { return nil }
        self = []
        for item in variant.items {
            guard let element = Element(item) else { return nil }
            append(element)
        }
    }
    public var variant: Variant {
        let type = g_variant_type_new(Element.variantType)
        defer { g_variant_type_free(type) }
        return Variant.use(map(\.variant)) { Variant(adopting: g_variant_new_array(type, $0, gsize(count))) }
    }
}

extension Dictionary: VariantConvertible where Key: VariantConvertible, Value: VariantConvertible {
    public static var variantType: String { "a{\(Key.variantType)\(Value.variantType)}" }
    public init?(_ variant: Variant) {
        let variant = variant.unboxed
        guard variant.type.hasPrefix("a{") else { return nil }
        self = [:]
        for entry in variant.items {
            guard let key = Key(entry.items[0]), let value = Value(entry.items[1]) else { return nil }
            self[key] = value
        }
    }
    public var variant: Variant {
        let entries = map { entry in
            entry.key.variant.use { key in
                entry.value.variant.use { Variant(adopting: g_variant_new_dict_entry(key, $0)) }
            }
        }
        let type = g_variant_type_new("{\(Key.variantType)\(Value.variantType)}")
        defer { g_variant_type_free(type) }
        return Variant.use(entries) { Variant(adopting: g_variant_new_array(type, $0, gsize(count))) }
    }
}

extension Variant {
    /// Returns the same number in another integer type, the variant itself if it has the type already, or nil.
    func converted(to type: String) -> Variant? {
        if type == self.type { return self }
        guard let number = Int(self) else { return nil }
        switch type {
        case "y": return UInt8(exactly: number).map { Variant(adopting: g_variant_new_byte($0)) }
        case "n": return Int16(exactly: number).map { Variant(adopting: g_variant_new_int16($0)) }
        case "q": return UInt16(exactly: number).map { Variant(adopting: g_variant_new_uint16($0)) }
        case "i": return Int32(exactly: number).map { Variant(adopting: g_variant_new_int32($0)) }
        case "u": return UInt32(exactly: number).map { Variant(adopting: g_variant_new_uint32($0)) }
        case "x": return Variant(adopting: g_variant_new_int64(gint64(number)))
        case "t": return UInt64(exactly: number).map { Variant(adopting: g_variant_new_uint64(guint64($0))) }
        default: return nil
        }
    }
}
