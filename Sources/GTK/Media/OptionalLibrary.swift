internal import FoundationEssentials
internal import Glibc

/// A library that the program can do without, opened on first use (`dlopen`).
///
/// Libraries named in `COMPTOIR_MISSING_LIBRARIES`, separated by colons, are treated as not installed: tests use this
/// to see how the program behaves without them.
struct OptionalLibrary: @unchecked Sendable {
    // Once opened, it stays open and is only read from, on any thread; hence unchecked.
    private let handle: UnsafeMutableRawPointer

    /// Opens a library; nil if it is not installed.
    /// - Parameter name: the name with its version, such as `libgstreamer-1.0.so.0`.
    init?(_ name: String) {
        let missing = ProcessInfo.processInfo.environment["COMPTOIR_MISSING_LIBRARIES"] ?? ""
        guard !missing.split(separator: ":").contains(Substring(name)), let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL)
        else { return nil }
        self.handle = handle
    }

    /// Returns a function of the library, as the C type that the caller knows it to have; nil if there is none with the
    /// name.
    func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
        require(
            MemoryLayout<Function>.size == MemoryLayout<UnsafeRawPointer>.size, "«\(name)» is read as something else")
        return dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}
