internal import CGTK

/// The table that finds the Swift class for a C instance, so that what C hands out has its actual class.
@MainActor
enum TypeTable {
    private static var makers: [GType: (Reference) -> Object] = {
        var table: [GType: (Reference) -> Object] = [:]
        for (type, make) in wrappedTypes() { table[type] = make }
        return table
    }()

    /// Returns the Swift object for `instance`: the living one, or a new one of the nearest wrapped class.
    static func object(borrowing instance: UnsafeMutableRawPointer) -> Object {
        if let living = ToggleReference.wrapper(of: instance) ?? SharedReference.wrapper(of: instance) { return living }
        return maker(for: comptoir_type_of(instance))(Reference(borrowing: instance))
    }

    private static func maker(for type: GType) -> (Reference) -> Object {
        if let found = makers[type] { return found }
        let parent = g_type_parent(type)
        let found: (Reference) -> Object = parent == 0 ? { Object($0) } : maker(for: parent)
        makers[type] = found
        return found
    }
}

extension Object {
    /// Returns the Swift object for a borrowed pointer, or nil for NULL.
    static func borrowed<Wrapped: Object>(_ pointer: UnsafeMutableRawPointer?, as type: Wrapped.Type = Wrapped.self)
        -> Wrapped?
    {
        guard let pointer else { return nil }
        let object = TypeTable.object(borrowing: pointer)
        guard let typed = object as? Wrapped else {
            fatalError("expected a \(Wrapped.self), found a \(object.typeName)")
        }
        return typed
    }

    static func borrowed<Wrapped: Object, Pointee>(
        _ pointer: UnsafeMutablePointer<Pointee>?, as type: Wrapped.Type = Wrapped.self
    ) -> Wrapped? {
        borrowed(pointer.map { UnsafeMutableRawPointer($0) }, as: type)
    }

    static func borrowed<Wrapped: Object>(_ pointer: OpaquePointer?, as type: Wrapped.Type = Wrapped.self) -> Wrapped? {
        borrowed(pointer.map { UnsafeMutableRawPointer($0) }, as: type)
    }
}
