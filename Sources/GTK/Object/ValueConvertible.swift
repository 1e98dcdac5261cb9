internal import CGTK

/// A reference to a GValue that lives as long as one call.
public struct ValueSlot {
    let pointer: UnsafeMutablePointer<GValue>

    var fundamental: GType { comptoir_fundamental(comptoir_value_type(pointer)) }

    /// The slot's number, whichever integer, enumeration or flags type it has.
    var integer: Int {
        switch Int(fundamental) {
        case COMPTOIR_TYPE_INT: Int(g_value_get_int(pointer))
        case COMPTOIR_TYPE_UINT: Int(g_value_get_uint(pointer))
        case COMPTOIR_TYPE_LONG: Int(g_value_get_long(pointer))
        case COMPTOIR_TYPE_ULONG: Int(g_value_get_ulong(pointer))
        case COMPTOIR_TYPE_INT64: Int(g_value_get_int64(pointer))
        case COMPTOIR_TYPE_UINT64: exact(g_value_get_uint64(pointer))
        case COMPTOIR_TYPE_ENUM: Int(g_value_get_enum(pointer))
        case COMPTOIR_TYPE_FLAGS: Int(g_value_get_flags(pointer))
        default: stop(expecting: "a whole number")
        }
    }

    func set(integer: Int) {
        switch Int(fundamental) {
        case COMPTOIR_TYPE_INT: g_value_set_int(pointer, exact(integer))
        case COMPTOIR_TYPE_UINT: g_value_set_uint(pointer, exact(integer))
        case COMPTOIR_TYPE_LONG: g_value_set_long(pointer, integer)
        case COMPTOIR_TYPE_ULONG: g_value_set_ulong(pointer, exact(integer))
        case COMPTOIR_TYPE_INT64: g_value_set_int64(pointer, gint64(integer))
        case COMPTOIR_TYPE_UINT64: g_value_set_uint64(pointer, exact(integer))
        case COMPTOIR_TYPE_ENUM: g_value_set_enum(pointer, exact(integer))
        case COMPTOIR_TYPE_FLAGS: g_value_set_flags(pointer, exact(integer))
        default: stop(expecting: "a whole number")
        }
    }

    /// Returns the same number in another type, or stops with a message if it does not fit.
    private func exact<From: BinaryInteger, To: BinaryInteger>(_ number: From) -> To {
        guard let exact = To(exactly: number) else {
            fatalError("a \(typeName) has no room for \(number) as \(To.self)")
        }
        return exact
    }

    /// Stops with a message unless the slot is of a fundamental type.
    @inline(__always)
    func expect(_ type: Int, _ name: String) {
        if Int(fundamental) != type { stop(expecting: name) }
    }

    func stop(expecting name: String) -> Never { fatalError("expected \(name), found a \(typeName)") }

    var typeName: String { String(cString: g_type_name(comptoir_value_type(pointer))) }
}

/// A Swift type that GObject properties and signals can carry.
@MainActor
public protocol ValueConvertible {
    /// The GType that represents this type when Swift defines a property or a signal.
    static var valueType: UInt { get }
    /// Reads the value. A slot of another type is a programming error and stops with a message.
    static func read(_ slot: ValueSlot) -> Self
    /// Writes the value into a slot already initialised with a matching type.
    func write(_ slot: ValueSlot)
}

extension Bool: ValueConvertible {
    public static var valueType: UInt { UInt(COMPTOIR_TYPE_BOOLEAN) }
    public static func read(_ slot: ValueSlot) -> Bool {
        slot.expect(COMPTOIR_TYPE_BOOLEAN, "a truth value")
        return g_value_get_boolean(slot.pointer) != 0
    }
    public func write(_ slot: ValueSlot) {
        slot.expect(COMPTOIR_TYPE_BOOLEAN, "a truth value")
        g_value_set_boolean(slot.pointer, c)
    }
}

extension Int: ValueConvertible {
    public static var valueType: UInt { UInt(COMPTOIR_TYPE_INT64) }
    public static func read(_ slot: ValueSlot) -> Int { slot.integer }
    public func write(_ slot: ValueSlot) { slot.set(integer: self) }
}

extension Double: ValueConvertible {
    public static var valueType: UInt { UInt(COMPTOIR_TYPE_DOUBLE) }
    public static func read(_ slot: ValueSlot) -> Double {
        if Int(slot.fundamental) == COMPTOIR_TYPE_FLOAT { return Double(g_value_get_float(slot.pointer)) }
        slot.expect(COMPTOIR_TYPE_DOUBLE, "a number with decimals")
        return g_value_get_double(slot.pointer)
    }
    public func write(_ slot: ValueSlot) {
        if Int(slot.fundamental) == COMPTOIR_TYPE_FLOAT { return g_value_set_float(slot.pointer, Float(self)) }
        slot.expect(COMPTOIR_TYPE_DOUBLE, "a number with decimals")
        g_value_set_double(slot.pointer, self)
    }
}

/// A C string; NULL is read as an empty string, so read an optional to tell the two apart.
extension String: ValueConvertible {
    public static var valueType: UInt { UInt(COMPTOIR_TYPE_STRING) }
    public static func read(_ slot: ValueSlot) -> String {
        slot.expect(COMPTOIR_TYPE_STRING, "a text")
        return string(g_value_get_string(slot.pointer)) ?? ""
    }
    public func write(_ slot: ValueSlot) {
        slot.expect(COMPTOIR_TYPE_STRING, "a text")
        g_value_set_string(slot.pointer, self)
    }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
    public static var valueType: UInt { Wrapped.valueType }
    public static func read(_ slot: ValueSlot) -> Wrapped? {
        let isNull = g_value_fits_pointer(slot.pointer) != 0 && g_value_peek_pointer(slot.pointer) == nil
        return isNull ? nil : Wrapped.read(slot)
    }
    public func write(_ slot: ValueSlot) { self?.write(slot) }
}

extension Object: ValueConvertible {
    public class var valueType: UInt { UInt(COMPTOIR_TYPE_OBJECT) }
    public static func read(_ slot: ValueSlot) -> Self {
        guard g_type_is_a(comptoir_value_type(slot.pointer), GType(COMPTOIR_TYPE_OBJECT)) != 0 else {
            slot.stop(expecting: "a \(Self.self)")
        }
        guard let object: Self = Object.borrowed(g_value_get_object(slot.pointer)) else {
            fatalError("expected a \(Self.self), found NULL; read it as an optional")
        }
        return object
    }
    public func write(_ slot: ValueSlot) {
        guard g_type_is_a(comptoir_type_of(raw), comptoir_value_type(slot.pointer)) != 0 else {
            slot.stop(expecting: "a place for a \(typeName)")
        }
        g_value_set_object(slot.pointer, raw)
    }
}
