internal import CGTK
internal import Synchronization

/// A probe that reports whether the C object behind a Swift object has been finalised, without holding either.
///
/// An object that has only been disposed of, and is still held by someone, does not count as finalised.
public final class FinalizationProbe: Sendable {
    private let flag: FinalizationFlag

    /// Creates a probe of the C object behind an object.
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

    /// Whether the C object has been finalised.
    public var isFinalized: Bool { flag.isSet.load(ordering: .acquiring) }
}

/// Shared by all probes of the same object.
private final class FinalizationFlag: Sendable {
    let isSet = Atomic(false)
}

/// Called on whichever thread the object ends, when its data is released: the last thing that a GObject does.
private let finalizationSeen: GDestroyNotify = { data in
    guard let data else { return }
    Unmanaged<FinalizationFlag>.fromOpaque(data).takeRetainedValue().isSet.store(true, ordering: .releasing)
}
