internal import CGTK

/// The registry of the GTypes for Swift classes below a class that can be subclassed.
@MainActor
enum SubclassRegistry {
    /// One Swift class may be above several C classes: `Window` is above windows with and without an application.
    private struct Kind: Hashable {
        let swiftClass: ObjectIdentifier
        let parent: GType
    }

    private static var types: [Kind: GType] = [:]
    private static var definitions: [GType: TypeDefinition] = [:]

    /// Returns the GType of `swiftClass`, registered on first use below the C type `parent`.
    static func type(for swiftClass: Object.Type, parent: GType) -> GType {
        let key = Kind(swiftClass: ObjectIdentifier(swiftClass), parent: parent)
        if let known = types[key] { return known }
        require(
            gtk_is_initialized() != 0 || g_type_is_a(parent, gtk_widget_get_type()) == 0,
            "\(swiftClass) was made before GTK was started: start an Application, or call Toolkit.start()")
        let definition = TypeDefinition(swiftClass: swiftClass)
        swiftClass.define(definition)
        var query = GTypeQuery()
        g_type_query(parent, &query)
        var info = GTypeInfo()
        info.class_size = UInt16(query.class_size)
        info.instance_size = UInt16(query.instance_size)
        info.class_data = UnsafeRawPointer(Unmanaged.passRetained(definition).toOpaque())
        info.class_init = { type, data in
            guard let type, let data else { return }
            onMainActor((type, data)) { type, data in
                SubclassRegistry.initialise(type, Unmanaged<TypeDefinition>.fromOpaque(data).takeUnretainedValue())
            }
        }
        let type = g_type_register_static(parent, name(of: swiftClass), &info, GTypeFlags(rawValue: 0))
        require(type != 0, "GObject refused to register \(swiftClass)")
        if let install = definition.interfaces { install(type) }
        types[key] = type
        definitions[type] = definition
        return type
    }

    /// Returns the definition that `type`, or the nearest type above it, was registered with.
    static func definition(of type: GType) -> TypeDefinition? {
        var type = type
        while type != 0 {
            if let found = definitions[type] { return found }
            type = g_type_parent(type)
        }
        return nil
    }

    private static func initialise(_ type: UnsafeMutableRawPointer, _ definition: TypeDefinition) {
        let objectClass = type.assumingMemoryBound(to: GObjectClass.self)
        definitions[type.assumingMemoryBound(to: GTypeClass.self).pointee.g_type] = definition
        if g_type_is_a(type.assumingMemoryBound(to: GTypeClass.self).pointee.g_type, gtk_widget_get_type()) != 0 {
            WidgetOverrides.install(in: type.assumingMemoryBound(to: GtkWidgetClass.self), definition)
        }
        definition.overrides?(type)
        definition.installProperties(in: objectClass)
        definition.installSignals(in: type.assumingMemoryBound(to: GTypeClass.self).pointee.g_type)
    }

    /// Returns a GType name that is unique in the process and identifies the class.
    private static func name(of swiftClass: Object.Type) -> String {
        // `String(reflecting:)` says the same, but looks first whether the class is anything that has words of its own.
        let own = _typeName(swiftClass, qualified: true)
        let allowed = own.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        let base = "Swift_" + String(allowed)
        var name = base
        var number = 1
        while g_type_from_name(name) != 0 {
            number += 1
            name = "\(base)_\(number)"
        }
        return name
    }
}
