internal import CGTK

/// Tells whether the C object behind a Swift object has been finalised, without holding either.
@MainActor
public final class FinalizationProbe {
    private final class Flag { var isSet = false }
    private let flag = Flag()

    public init(_ object: Object) {
        g_object_weak_ref(
            object.object,
            { data, _ in
                guard let data else { return }
                Unmanaged<Flag>.fromOpaque(data).takeRetainedValue().isSet = true
            }, Unmanaged.passRetained(flag).toOpaque())
    }

    public var isFinalized: Bool { flag.isSet }
}
