internal import CGTK

/// A value of a type that D-Bus, actions and settings can carry (`GVariant`).
///
/// It never changes and is reference-counted atomically, so any thread may use it.
public final class Variant: @unchecked Sendable, CustomStringConvertible, Equatable {
    private let pointer: OpaquePointer

    /// Takes over a reference, or sinks a floating one.
    init(adopting pointer: OpaquePointer?) {
        guard let pointer else { fatalError("C returned NULL where a variant was expected") }
        self.pointer = g_variant_take_ref(pointer)
    }

    /// Shares the value of another variant.
    convenience init(borrowing other: Variant) { self.init(borrowing: other.pointer) }

    /// Takes its own reference to a variant that C keeps.
    required init(borrowing pointer: OpaquePointer) { self.pointer = g_variant_ref_sink(pointer) }

    deinit { g_variant_unref(pointer) }

    /// Creates a tuple, as D-Bus methods take them (`g_variant_new_tuple`).
    public static func tuple(_ items: any VariantConvertible...) -> Variant {
        use(items.map(\.variant)) { Variant(adopting: g_variant_new_tuple($0, gsize(items.count))) }
    }

    /// This variant wrapped in another, for where the type `v` is expected (`g_variant_new_variant`).
    public var boxed: Variant { Variant(adopting: g_variant_new_variant(pointer)) }

    /// The type in GVariant's notation, for example `a{sv}` (`g_variant_get_type_string`).
    public var type: String { String(cString: g_variant_get_type_string(pointer)) }

    /// The parts of a tuple, an array or a dictionary entry; the single part of a boxed variant; none for a plain
    /// value.
    public var items: [Variant] {
        guard g_variant_is_container(pointer) != 0 else { return [] }
        return (0..<g_variant_n_children(pointer)).map { Variant(adopting: g_variant_get_child_value(pointer, $0)) }
    }

    /// Returns the value as a Swift type, or nil if it is of another type. A boxed variant is unboxed first.
    public func value<Value: VariantConvertible>(as type: Value.Type = Value.self) -> Value? { Value(self) }

    /// The innermost of nested boxed variants, or this one if it is not boxed.
    var unboxed: Variant {
        type == "v" ? Variant(adopting: g_variant_get_variant(pointer)).unboxed : self
    }

    /// Lends the C value to `body`; this object lives until it returns.
    func use<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try body(pointer) }
    }

    /// Lends the C values of several variants at once.
    static func use<Result>(_ variants: [Variant], _ body: ([OpaquePointer?]) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(variants) { try body(variants.map(\.pointer)) }
    }

    /// The value in GVariant's text format, with types (`g_variant_print`).
    public var description: String { string(adopting: g_variant_print(pointer, 1)) ?? "" }

    public static func == (left: Variant, right: Variant) -> Bool {
        g_variant_equal(UnsafeRawPointer(left.pointer), UnsafeRawPointer(right.pointer)) != 0
    }
}

extension Variant: ValueConvertible {
    public static var valueType: UInt { UInt(COMPTOIR_TYPE_VARIANT) }
    public static func read(_ slot: ValueSlot) -> Self {
        slot.expect(COMPTOIR_TYPE_VARIANT, "a variant")
        guard let pointer = g_value_get_variant(slot.pointer) else {
            fatalError("expected a variant, found NULL; read it as an optional")
        }
        return Self(borrowing: pointer)
    }
    public func write(_ slot: ValueSlot) {
        slot.expect(COMPTOIR_TYPE_VARIANT, "a variant")
        g_value_set_variant(slot.pointer, pointer)
    }
}
