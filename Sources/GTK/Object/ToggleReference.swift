internal import CGTK

/// The way a Swift object and its C object keep each other alive without a cycle.
///
///     Swift object ──strong──> C object          always (the toggle reference)
///     Swift object <──strong── C object          only while C code holds the C object too
///
/// GObject notifies when the toggle reference becomes the last one and when it ceases to be; the strong arrow upwards
/// is dropped and taken at those moments.
@MainActor
enum ToggleReference {
    /// Made by GLib from its own copy: Swift's C string ends with the call.
    private static let wrapperKey = g_quark_from_string("comptoir-swift-object")

    /// Returns the Swift object of `instance`, if one is alive.
    static func wrapper(of instance: UnsafeMutableRawPointer) -> Object? {
        guard let data = g_object_get_qdata(instance.assumingMemoryBound(to: GObject.self), wrapperKey) else {
            return nil
        }
        return Unmanaged<Object>.fromOpaque(data).takeUnretainedValue()
    }

    static func add(to reference: Reference, for wrapper: Object) {
        let object = reference.pointer.assumingMemoryBound(to: GObject.self)
        if !reference.isOwned || g_object_is_floating(object) != 0 {
            g_object_ref_sink(object)
        }
        let unmanaged = Unmanaged.passUnretained(wrapper)
        g_object_set_qdata(object, wrapperKey, unmanaged.toOpaque())
        // Until GObject says otherwise, others are assumed to hold the C object; returning our plain reference makes it
        // notify us if that is not so.
        _ = unmanaged.retain()
        g_object_add_toggle_ref(object, toggled, unmanaged.toOpaque())
        g_object_unref(object)
    }

    static func remove(from pointer: UnsafeMutableRawPointer, of wrapper: Object) {
        let object = pointer.assumingMemoryBound(to: GObject.self)
        g_object_set_qdata(object, wrapperKey, nil)
        g_object_remove_toggle_ref(object, toggled, Unmanaged.passUnretained(wrapper).toOpaque())
    }
}

/// Not isolated: if another thread drops an object after all, all that happens there is counting.
private let toggled: GToggleNotify = { data, _, isLast in
    guard let data else { return }
    let wrapper = Unmanaged<Object>.fromOpaque(data)
    if isLast != 0 {
        wrapper.release()
    } else {
        _ = wrapper.retain()
    }
}
