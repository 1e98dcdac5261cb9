internal import CGTK

/// How a Swift object holds a C object that GLib's own threads use too: files' monitors, the bus, settings.
///
/// A toggle reference tells its news on whichever thread takes or drops a reference, so it may call for the Swift
/// object to be kept at the very moment when it ends. A plain strong reference cannot; its Swift object ends when
/// Swift lets go of it, and another one is made if C hands the object out again. Such classes are final and keep
/// nothing that has to outlive their Swift object.
@MainActor
enum SharedReference {
    private static let wrapperKey = g_quark_from_static_string("comptoir-shared-swift-object")

    private final class Box {
        // Reads as nil as soon as the object begins to end, on whichever thread that is.
        weak var wrapper: Object?
        init(_ wrapper: Object) { self.wrapper = wrapper }
    }

    /// The Swift object of `instance`, while one is alive.
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
        // A younger Swift object may have taken the place already.
        if box(of: pointer)?.wrapper == nil { g_object_set_qdata(object, wrapperKey, nil) }
        g_object_unref(object)
    }

    private static func box(of instance: UnsafeMutableRawPointer) -> Box? {
        g_object_get_qdata(instance.assumingMemoryBound(to: GObject.self), wrapperKey).map {
            Unmanaged<Box>.fromOpaque($0).takeUnretainedValue()
        }
    }
}
