internal import CGTK

extension GValue {
    /// A value of the type that stands for `value`'s; the caller unsets it.
    @MainActor
    init<Value: ValueConvertible>(holding value: Value) {
        self.init()
        g_value_init(&self, GType(Value.valueType))
        write(value)
    }

    /// Reads the value as a Swift type that fits it.
    @MainActor
    mutating func read<Value: ValueConvertible>() -> Value {
        withUnsafeMutablePointer(to: &self) { Value.read(ValueSlot(pointer: $0)) }
    }

    /// Writes a Swift value of a type that fits.
    @MainActor
    mutating func write<Value: ValueConvertible>(_ value: Value) {
        withUnsafeMutablePointer(to: &self) { value.write(ValueSlot(pointer: $0)) }
    }
}
