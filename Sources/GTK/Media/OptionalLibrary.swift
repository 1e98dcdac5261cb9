internal import Foundation

/// A library that the program can do without, opened when it is first wanted (`dlopen`).
///
/// What `COMPTOIR_MISSING_LIBRARIES` names, with colons between the names, is taken not to be there: tests see by that what
/// becomes of the program without it.
struct OptionalLibrary: @unchecked Sendable {
    // What was opened stays open and is only read from, on any thread: hence unchecked.
    private let handle: UnsafeMutableRawPointer

    /// Opens a library; nil where it is not installed.
    /// - Parameter name: with its version, as in `libgstreamer-1.0.so.0`.
    init?(_ name: String) {
        let missing = ProcessInfo.processInfo.environment["COMPTOIR_MISSING_LIBRARIES"] ?? ""
        guard !missing.split(separator: ":").contains(Substring(name)), let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL)
        else { return nil }
        self.handle = handle
    }

    /// A function of the library, as the C type that the caller knows it to have; nil where there is none of that name.
    func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
        precondition(
            MemoryLayout<Function>.size == MemoryLayout<UnsafeRawPointer>.size, "«\(name)» is read as something else")
        return dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}
