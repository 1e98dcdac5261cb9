internal import CGTK

/// A GObject: the root of every wrapped class.
///
/// Each C object has one Swift object, so `===` compares identity and `as?` finds the actual class. The Swift object
/// holds one strong reference to the C object; while C (a parent widget, a list, a signal) also holds the C object,
/// that keeps the Swift object alive, with whatever a subclass stores in it. When only Swift is left, Swift's own
/// reference counting decides.
@MainActor
open class Object {
    /// The wrapped instance, which never changes after initialisation.
    package private(set) final var raw: UnsafeMutableRawPointer = Object.unset
    /// What belongs to this object and ends with it; created on first use.
    private final var attachments: Attachments?

    private static let unset = UnsafeMutableRawPointer(bitPattern: 8).unsafelyUnwrapped

    /// Wraps an existing instance.
    package init(_ reference: Reference) {
        attach(reference)
    }

    /// Creates an instance of the GType that corresponds to this Swift class below `parent`.
    package init(instantiating parent: UInt) {
        let type = SubclassRegistry.type(for: Self.self, parent: parent)
        guard let instance = g_object_new_with_properties(type, 0, nil, nil) else {
            fatalError("g_object_new returned nothing for \(Self.self)")
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
    /// This is assumed of C classes without a Swift class of their own, such as `GFile`.
    class var isUsedByOtherThreads: Bool { self == Object.self }

    /// Registers what Swift adds to a new type: its CSS name, accessible role, properties and signals.
    ///
    /// Called once for each Swift subclass of a class that can be subclassed, when its first instance is created.
    open class func define(_ type: TypeDefinition) {}

    /// The name of this instance's GType, for example `GtkLabel`.
    public final var typeName: String {
        String(cString: g_type_name(comptoir_type_of(raw)))
    }

    /// Keeps `value` alive as long as this object. The value must not hold this object strongly.
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
    /// The instance, cast for calls into C.
    @inline(__always) final var opaque: OpaquePointer { OpaquePointer(raw) }
    @inline(__always) final var object: UnsafeMutablePointer<GObject> { raw.assumingMemoryBound(to: GObject.self) }
}

extension Object: Hashable {
    /// Returns whether both are the same object, like `===`.
    public nonisolated static func == (left: Object, right: Object) -> Bool { left === right }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
