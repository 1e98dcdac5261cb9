internal import CGTK

/// The way a Swift object holds a C object that GLib's own threads use too: file monitors, the bus, settings.
///
/// A toggle reference notifies on whichever thread takes or drops a reference, so it may ask to keep the Swift object
/// at the very moment when that ends. A plain strong reference cannot. The Swift object ends when Swift releases it,
/// and another is created if C hands out the object again. Such classes are final and store nothing that has to outlive
/// their Swift object.
@MainActor
enum SharedReference {
    private static let wrapperKey = g_quark_from_string("comptoir-shared-swift-object")

    private final class Box {
        // Reads as nil as soon as the object begins to end, on whichever thread that is.
        weak var wrapper: Object?
        init(_ wrapper: Object) { self.wrapper = wrapper }
    }

    /// Returns the Swift object of `instance`, if one is alive.
    static func wrapper(of instance: UnsafeMutableRawPointer) -> Object? {
        box(of: instance)?.wrapper
    }

    static func add(to reference: Reference, for wrapper: Object) {
        let object = reference.pointer.assumingMemoryBound(to: GObject.self)
        if !reference.isOwned || g_object_is_floating(object) != 0 { g_object_ref_sink(object) }
        g_object_set_qdata_full(
            object, wrapperKey, Unmanaged.passRetained(Box(wrapper)).toOpaque(), releaseCarried)
    }

    static func remove(from pointer: UnsafeMutableRawPointer) {
        let object = pointer.assumingMemoryBound(to: GObject.self)
        // A newer Swift object may have taken its place already.
        if box(of: pointer)?.wrapper == nil { g_object_set_qdata(object, wrapperKey, nil) }
        g_object_unref(object)
    }

    private static func box(of instance: UnsafeMutableRawPointer) -> Box? {
        g_object_get_qdata(instance.assumingMemoryBound(to: GObject.self), wrapperKey).map {
            Unmanaged<Box>.fromOpaque($0).takeUnretainedValue()
        }
    }
}
