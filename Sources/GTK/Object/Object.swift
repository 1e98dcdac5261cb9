internal import CGTK

/// A GObject: the root of every wrapped class.
///
/// One C object has one Swift object, so `===` compares identity and `as?` gives the true class.
/// The Swift object holds one strong reference to the C object; while C (a parent widget, a list, a
/// signal) holds the C object too, it keeps the Swift object alive, with whatever a subclass stores in it.
/// When only Swift is left, Swift's own reference counting decides.
@MainActor
open class Object {
    /// The wrapped instance. Never changes after initialisation.
    package private(set) final var raw: UnsafeMutableRawPointer = Object.unset
    /// What belongs to this object and ends with it; made on first use.
    private final var attachments: Attachments?

    private static let unset = UnsafeMutableRawPointer(bitPattern: 8).unsafelyUnwrapped

    /// Wraps an existing instance.
    package init(_ reference: Reference) {
        attach(reference)
    }

    /// Makes an instance of the GType that stands for this Swift class below `parent`.
    package init(instantiating parent: UInt) {
        let type = SubclassRegistry.type(for: Self.self, parent: parent)
        guard let instance = g_object_new_with_properties(type, 0, nil, nil) else {
            preconditionFailure("g_object_new returned nothing for \(Self.self)")
        }
        let isWindow = g_type_is_a(type, gtk_window_get_type()) != 0
        // GTK owns its windows until they are destroyed; everything else is new and ours.
        attach(
            isWindow
                ? Reference(borrowing: UnsafeMutableRawPointer(instance))
                : Reference(adopting: UnsafeMutableRawPointer(instance)))
    }

    isolated deinit {
        attachments?.end()
        if Self.isUsedByOtherThreads {
            SharedReference.remove(from: raw)
        } else {
            ToggleReference.remove(from: raw, of: self)
        }
    }

    private func attach(_ reference: Reference) {
        raw = reference.pointer
        if Self.isUsedByOtherThreads {
            SharedReference.add(to: reference, for: self)
        } else {
            ToggleReference.add(to: reference, for: self)
        }
    }

    /// Whether GLib's own threads take and drop references to instances; see `SharedReference`.
    ///
    /// So it is taken to be of C classes that no Swift class stands for, such as `GFile`.
    class var isUsedByOtherThreads: Bool { self == Object.self }

    /// Registers what Swift adds to a new type: its CSS name, accessible role, properties and signals.
    ///
    /// Called once for each Swift subclass of a class that can be subclassed, when its first instance is made.
    open class func define(_ type: TypeDefinition) {}

    /// The GType's name of this instance, for example `GtkLabel`.
    public final var typeName: String {
        String(cString: g_type_name(comptoir_type_of(raw)))
    }

    /// Keeps `value` alive as long as this object. What is kept must not hold this object strongly.
    public final func keep(_ value: AnyObject) {
        scope.kept.append(value)
    }

    /// The scope that ends with this object.
    final var scope: Attachments {
        if let attachments { return attachments }
        let made = Attachments()
        attachments = made
        return made
    }
}

extension Object {
    /// Bit-casts of the instance, for calls into C.
    @inline(__always) final var opaque: OpaquePointer { OpaquePointer(raw) }
    @inline(__always) final var object: UnsafeMutablePointer<GObject> { raw.assumingMemoryBound(to: GObject.self) }
}

extension Object: Hashable {
    /// Whether both are the same object, as `===` says.
    public nonisolated static func == (left: Object, right: Object) -> Bool { left === right }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
