internal import CGTK
internal import Synchronization

/// Tells whether the C object behind a Swift object has been finalised, without holding either.
///
/// That an object was only disposed of, and is still held by somebody, does not count.
public final class FinalizationProbe: Sendable {
    private let flag: FinalizationFlag

    @MainActor
    public init(_ object: Object) {
        if let data = g_object_get_qdata(object.object, FinalizationProbe.key) {
            flag = Unmanaged<FinalizationFlag>.fromOpaque(data).takeUnretainedValue()
        } else {
            flag = FinalizationFlag()
            g_object_set_qdata_full(
                object.object, FinalizationProbe.key, Unmanaged.passRetained(flag).toOpaque(), finalizationSeen)
        }
    }

    private static let key = g_quark_from_string("comptoir-finalization")

    public var isFinalized: Bool { flag.isSet.load(ordering: .acquiring) }
}

/// Shared by all that look at the same object.
private final class FinalizationFlag: Sendable {
    let isSet = Atomic(false)
}

/// Called on whichever thread the object ends, when its data goes: that is the last thing that a GObject does.
private let finalizationSeen: GDestroyNotify = { data in
    guard let data else { return }
    Unmanaged<FinalizationFlag>.fromOpaque(data).takeRetainedValue().isSet.store(true, ordering: .releasing)
}
