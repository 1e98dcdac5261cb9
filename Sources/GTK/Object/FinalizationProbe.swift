internal import CGTK
internal import Synchronization

/// Tells whether the C object behind a Swift object has been finalised, without holding either.
public final class FinalizationProbe: Sendable {
    private let flag = FinalizationFlag()

    @MainActor
    public init(_ object: Object) {
        g_object_weak_ref(object.object, finalizationSeen, Unmanaged.passRetained(flag).toOpaque())
    }

    public var isFinalized: Bool { flag.isSet.load(ordering: .acquiring) }
}

private final class FinalizationFlag: Sendable {
    let isSet = Atomic(false)
}

/// Called on whichever thread the object ends.
private let finalizationSeen: GWeakNotify = { data, _ in
    guard let data else { return }
    Unmanaged<FinalizationFlag>.fromOpaque(data).takeRetainedValue().isSet.store(true, ordering: .releasing)
}
