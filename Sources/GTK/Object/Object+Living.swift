extension Object {
    /// The Swift object that stands for a C instance, while one is alive; for modules that wrap other C libraries.
    package static func living<Wrapped: Object>(_ instance: UnsafeMutableRawPointer, as type: Wrapped.Type) -> Wrapped?
    {
        ToggleReference.wrapper(of: instance) as? Wrapped
    }
}
