extension Object {
    /// Returns the Swift object for a C instance, if one is alive; for modules that wrap other C libraries.
    package static func living<Wrapped: Object>(_ instance: UnsafeMutableRawPointer, as type: Wrapped.Type) -> Wrapped?
    {
        ToggleReference.wrapper(of: instance) as? Wrapped
    }
}
