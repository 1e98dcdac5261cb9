internal import CGTK
internal import Synchronization

/// A counter of the GObjects that are alive in this process, for tests that look for leaks.
///
/// GLib's own count (`GOBJECT_DEBUG=instance-count`) is compiled out of the distributions' builds; this one hooks into
/// GObject's constructor and finaliser instead, and so works everywhere.
public enum InstanceCount {
    /// Starts counting. Call it before GTK starts: a class that is in use by then is not counted.
    public static func start() {
        guard !hasStarted.exchange(true, ordering: .relaxed) else { return }
        let root = g_type_class_ref(GType(COMPTOIR_TYPE_OBJECT))
        guard let root = root?.assumingMemoryBound(to: GObjectClass.self) else { return }
        originalConstructor = root.pointee.constructor
        originalFinalize = root.pointee.finalize
        root.pointee.constructor = { type, count, properties in
            let object = InstanceCount.originalConstructor?(type, count, properties)
            if let object { InstanceCount.living.withLock { $0[UInt(bitPattern: object)] = type } }
            return object
        }
        root.pointee.finalize = { object in
            if let object { _ = InstanceCount.living.withLock { $0.removeValue(forKey: UInt(bitPattern: object)) } }
            InstanceCount.originalFinalize?(object)
        }
    }

    /// The number of objects that are alive.
    public static var total: Int {
        checkStarted()
        return living.withLock { $0.count }
    }

    /// The number of objects of each GType that are alive, by the name of the type.
    public static var byType: [String: Int] {
        checkStarted()
        return living.withLock { living in
            var result: [String: Int] = [:]
            for type in living.values { result[String(cString: g_type_name(type)), default: 0] += 1 }
            return result
        }
    }

    /// Returns how many more objects of each GType are alive than in an earlier count, omitting types without change.
    public static func growth(since earlier: [String: Int]) -> [String: Int] {
        let now = byType
        var result: [String: Int] = [:]
        for type in Set(now.keys).union(earlier.keys) {
            let difference = now[type, default: 0] - earlier[type, default: 0]
            if difference != 0 { result[type] = difference }
        }
        return result
    }

    private static func checkStarted() {
        require(
            hasStarted.load(ordering: .relaxed), "objects are not counted: call InstanceCount.start() before GTK starts"
        )
    }

    private static let hasStarted = Atomic(false)
    private static let living = Mutex<[UInt: GType]>([:])
    // Written once, before any object is created.
    private nonisolated(unsafe) static var originalConstructor:
        (@convention(c) (GType, guint, UnsafeMutablePointer<GObjectConstructParam>?) -> UnsafeMutablePointer<GObject>?)?
    private nonisolated(unsafe) static var originalFinalize: (@convention(c) (UnsafeMutablePointer<GObject>?) -> Void)?
}
