internal import CGTK

/// A reference to a GValue that lives for the length of one call.
public struct ValueSlot {
    let pointer: UnsafeMutablePointer<GValue>

    var fundamental: GType { comptoir_fundamental(comptoir_value_type(pointer)) }

    /// The slot's number, whatever numeric, enumerated or boolean type it has.
    var integer: Int {
        switch Int(fundamental) {
        case COMPTOIR_TYPE_BOOLEAN: Int(g_value_get_boolean(pointer))
        case COMPTOIR_TYPE_INT: Int(g_value_get_int(pointer))
        case COMPTOIR_TYPE_UINT: Int(g_value_get_uint(pointer))
        case COMPTOIR_TYPE_LONG: Int(g_value_get_long(pointer))
        case COMPTOIR_TYPE_ULONG: Int(g_value_get_ulong(pointer))
        case COMPTOIR_TYPE_INT64: Int(g_value_get_int64(pointer))
        case COMPTOIR_TYPE_UINT64: Int(g_value_get_uint64(pointer))
        case COMPTOIR_TYPE_ENUM: Int(g_value_get_enum(pointer))
        case COMPTOIR_TYPE_FLAGS: Int(g_value_get_flags(pointer))
        default: preconditionFailure("expected an integer, found a \(typeName)")
        }
    }

    func set(integer: Int) {
        switch Int(fundamental) {
        case COMPTOIR_TYPE_BOOLEAN: g_value_set_boolean(pointer, integer == 0 ? 0 : 1)
        case COMPTOIR_TYPE_INT: g_value_set_int(pointer, Int32(integer))
        case COMPTOIR_TYPE_UINT: g_value_set_uint(pointer, UInt32(integer))
        case COMPTOIR_TYPE_LONG: g_value_set_long(pointer, integer)
        case COMPTOIR_TYPE_ULONG: g_value_set_ulong(pointer, UInt(integer))
        case COMPTOIR_TYPE_INT64: g_value_set_int64(pointer, gint64(integer))
        case COMPTOIR_TYPE_UINT64: g_value_set_uint64(pointer, guint64(integer))
        case COMPTOIR_TYPE_ENUM: g_value_set_enum(pointer, Int32(integer))
        case COMPTOIR_TYPE_FLAGS: g_value_set_flags(pointer, UInt32(integer))
        default: preconditionFailure("expected an integer, found a \(typeName)")
        }
    }

    var typeName: String { String(cString: g_type_name(comptoir_value_type(pointer))) }
}

/// A Swift type that GObject properties and signals can carry.
@MainActor
public protocol ValueConvertible {
    /// The GType that stands for this type when Swift defines a property or a signal.
    static var valueType: UInt { get }
    /// Reads the value. A slot of another type is a programmer's mistake and stops with a message.
    static func read(_ slot: ValueSlot) -> Self
    /// Writes the value into a slot that is already initialised with a fitting type.
    func write(_ slot: ValueSlot)
}

extension Bool: ValueConvertible {
    public static var valueType: UInt { UInt(COMPTOIR_TYPE_BOOLEAN) }
    public static func read(_ slot: ValueSlot) -> Bool { slot.integer != 0 }
    public func write(_ slot: ValueSlot) { slot.set(integer: self ? 1 : 0) }
}

extension Int: ValueConvertible {
    public static var valueType: UInt { UInt(COMPTOIR_TYPE_INT64) }
    public static func read(_ slot: ValueSlot) -> Int { slot.integer }
    public func write(_ slot: ValueSlot) { slot.set(integer: self) }
}

extension Double: ValueConvertible {
    public static var valueType: UInt { UInt(COMPTOIR_TYPE_DOUBLE) }
    public static func read(_ slot: ValueSlot) -> Double {
        Int(slot.fundamental) == COMPTOIR_TYPE_FLOAT
            ? Double(g_value_get_float(slot.pointer)) : g_value_get_double(slot.pointer)
    }
    public func write(_ slot: ValueSlot) {
        if Int(slot.fundamental) == COMPTOIR_TYPE_FLOAT {
            g_value_set_float(slot.pointer, Float(self))
        } else {
            g_value_set_double(slot.pointer, self)
        }
    }
}

extension String: ValueConvertible {
    public static var valueType: UInt { UInt(COMPTOIR_TYPE_STRING) }
    public static func read(_ slot: ValueSlot) -> String { string(g_value_get_string(slot.pointer)) ?? "" }
    public func write(_ slot: ValueSlot) { g_value_set_string(slot.pointer, self) }
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
        guard let object: Self = Object.borrowed(g_value_get_object(slot.pointer)) else {
            preconditionFailure("expected a \(Self.self), found NULL; read it as an optional")
        }
        return object
    }
    public func write(_ slot: ValueSlot) { g_value_set_object(slot.pointer, raw) }
}
