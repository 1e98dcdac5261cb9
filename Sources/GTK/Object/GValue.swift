internal import CGTK

extension GValue {
    /// Creates a value of the type that corresponds to that of `value`; the caller unsets it.
    @MainActor
    init<Value: ValueConvertible>(holding value: Value) {
        self.init()
        g_value_init(&self, GType(Value.valueType))
        write(value)
    }

    /// Reads the value as a matching Swift type.
    @MainActor
    mutating func read<Value: ValueConvertible>() -> Value {
        withUnsafeMutablePointer(to: &self) { Value.read(ValueSlot(pointer: $0)) }
    }

    /// Writes a Swift value of a matching type.
    @MainActor
    mutating func write<Value: ValueConvertible>(_ value: Value) {
        withUnsafeMutablePointer(to: &self) { value.write(ValueSlot(pointer: $0)) }
    }
}
