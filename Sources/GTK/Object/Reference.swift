internal import CGTK

/// A pointer to a C instance together with what its giver expects to happen to the reference count.
struct Reference {
    let pointer: UnsafeMutableRawPointer
    let isOwned: Bool

    /// The caller's reference becomes ours (transfer full); a floating one is sunk.
    init(adopting pointer: UnsafeMutableRawPointer?) {
        guard let pointer else { preconditionFailure("C returned NULL where an object was expected") }
        self.pointer = pointer
        isOwned = true
    }

    init(adopting pointer: OpaquePointer?) {
        self.init(adopting: pointer.map { UnsafeMutableRawPointer($0) })
    }

    init<Instance>(adopting pointer: UnsafeMutablePointer<Instance>?) {
        self.init(adopting: pointer.map { UnsafeMutableRawPointer($0) })
    }

    /// The caller keeps its own reference (transfer none); we take another.
    init(borrowing pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
        isOwned = false
    }
}
