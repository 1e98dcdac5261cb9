internal import CGTK

/// A GObject property's name together with the Swift type of its value.
public struct Property<Value: ValueConvertible>: ExpressibleByStringLiteral, Sendable {
    /// The name of the property, in lower case with hyphens.
    public let name: String

    /// Creates a property from its name.
    public init(_ name: String) { self.name = name }
    /// Creates a property from a string literal.
    public init(stringLiteral name: String) { self.name = name }
}

extension Object {
    /// The value of a property (`g_object_get_property`, `g_object_set_property`).
    ///
    /// For properties without an accessor of their own; the common ones have one, which is faster.
    public final subscript<Value: ValueConvertible>(property: Property<Value>) -> Value {
        get {
            var value = GValue()
            g_value_init(&value, specification(property.name).pointee.value_type)
            defer { g_value_unset(&value) }
            g_object_get_property(object, property.name, &value)
            return value.read()
        }
        set {
            var value = GValue()
            g_value_init(&value, specification(property.name).pointee.value_type)
            defer { g_value_unset(&value) }
            value.write(newValue)
            g_object_set_property(object, property.name, &value)
        }
    }

    /// Notifies observers that a property of this object has changed (`g_object_notify`).
    public final func notify(_ property: String) {
        g_object_notify(object, property)
    }

    /// Whether the object has a property, as one of a newer GTK (`g_object_class_find_property`).
    final func hasProperty(_ name: String) -> Bool { found(name) != nil }

    private func specification(_ name: String) -> UnsafeMutablePointer<GParamSpec> {
        guard let found = found(name) else {
            fatalError("\(typeName) has no property «\(name)»")
        }
        return found
    }

    private func found(_ name: String) -> UnsafeMutablePointer<GParamSpec>? {
        g_object_class_find_property(comptoir_class_of(raw).assumingMemoryBound(to: GObjectClass.self), name)
    }
}
