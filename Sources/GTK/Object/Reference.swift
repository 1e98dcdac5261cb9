internal import CGTK

/// A pointer to a C instance, together with what its giver expects to happen to the reference count.
package struct Reference {
    let pointer: UnsafeMutableRawPointer
    let isOwned: Bool

    /// Takes over the caller's reference (transfer full); a floating one is sunk.
    package init(adopting pointer: UnsafeMutableRawPointer?) {
        guard let pointer else { fatalError("C returned NULL where an object was expected") }
        self.pointer = pointer
        isOwned = true
    }

    init(adopting pointer: OpaquePointer?) {
        self.init(adopting: pointer.map { UnsafeMutableRawPointer($0) })
    }

    init<Instance>(adopting pointer: UnsafeMutablePointer<Instance>?) {
        self.init(adopting: pointer.map { UnsafeMutableRawPointer($0) })
    }

    /// Takes a reference of its own; the caller keeps theirs (transfer none).
    package init(borrowing pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
        isOwned = false
    }
}
