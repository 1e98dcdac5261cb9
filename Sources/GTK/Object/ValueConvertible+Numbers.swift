internal import CGTK

/// Whole numbers of the sizes that C's properties have.
extension ValueConvertible where Self: FixedWidthInteger {
    public static func read(_ slot: ValueSlot) -> Self {
        guard let number = Self(exactly: slot.integer) else {
            fatalError("expected a \(Self.self), found \(slot.integer) in a \(slot.typeName)")
        }
        return number
    }
    public func write(_ slot: ValueSlot) {
        guard let number = Int(exactly: self) else {
            fatalError("a \(slot.typeName) has no room for \(self)")
        }
        slot.set(integer: number)
    }
}

extension Int32: ValueConvertible {
    public static var valueType: UInt { UInt(COMPTOIR_TYPE_INT) }
}

extension UInt32: ValueConvertible {
    public static var valueType: UInt { UInt(COMPTOIR_TYPE_UINT) }
}

extension UInt: ValueConvertible {
    public static var valueType: UInt { UInt(COMPTOIR_TYPE_UINT64) }
}

extension Float: ValueConvertible {
    public static var valueType: UInt { UInt(COMPTOIR_TYPE_FLOAT) }
    public static func read(_ slot: ValueSlot) -> Float { Float(Double.read(slot)) }
    public func write(_ slot: ValueSlot) { Double(self).write(slot) }
}

/// A list of strings; C's NULL is read as an empty list (`G_TYPE_STRV`).
extension [String]: ValueConvertible {
    public static var valueType: UInt { UInt(g_strv_get_type()) }
    public static func read(_ slot: ValueSlot) -> [String] {
        guard comptoir_value_type(slot.pointer) == g_strv_get_type() else { slot.stop(expecting: "a list of texts") }
        guard let texts = g_value_get_boxed(slot.pointer)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self) else {
            return []
        }
        var result: [String] = []
        while let text = texts[result.count] { result.append(String(cString: text)) }
        return result
    }
    public func write(_ slot: ValueSlot) {
        guard comptoir_value_type(slot.pointer) == g_strv_get_type() else { slot.stop(expecting: "a list of texts") }
        withStrings(self) { g_value_set_boxed(slot.pointer, $0) }
    }
}

/// A Swift enumeration whose raw value properties and signals can carry.
///
///     enum Mood: Int, RawValueConvertible { case calm, glad }
@MainActor
public protocol RawValueConvertible: ValueConvertible, RawRepresentable where RawValue: ValueConvertible {}

extension RawValueConvertible {
    public static var valueType: UInt { RawValue.valueType }
    public static func read(_ slot: ValueSlot) -> Self {
        let raw = RawValue.read(slot)
        guard let value = Self(rawValue: raw) else { fatalError("no \(Self.self) has the raw value \(raw)") }
        return value
    }
    public func write(_ slot: ValueSlot) { rawValue.write(slot) }
}
