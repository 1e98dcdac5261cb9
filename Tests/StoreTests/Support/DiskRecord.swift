import Foundation
import Glibc
import Synchronization

/// What files and folders the tests' program has the disk keep, and which names it gives, in order: this program's own
/// `fsync`, `rename` and `link` come before the system's, note the call, and make it.
enum DiskRecord {
    private struct State {
        var folder: String?
        var calls: [String] = []
    }

    private static let state = Mutex(State())

    /// What is done below a folder while `body` runs, as `sync library.sqlite` and `rename part library.sqlite`; the
    /// folder itself is a dot.
    static func calls<Result>(below folder: URL, _ body: () throws -> Result) rethrows -> (Result, [String]) {
        // What a call is told leads through no links.
        let path = realpath(folder.path, nil).map { name in
            defer { free(name) }
            return String(cString: name)
        }
        state.withLock { $0 = State(folder: path ?? folder.path) }
        defer { state.withLock { $0 = State() } }
        let result = try body()
        return (result, state.withLock { $0.calls })
    }

    fileprivate static func note(_ call: String, _ paths: [String]) {
        state.withLock { state in
            guard let folder = state.folder, let first = paths.first, first.hasPrefix(folder) else { return }
            let names = paths.map { path in
                let rest = path.dropFirst(folder.count).drop { $0 == "/" }
                return rest.isEmpty ? "." : String(rest)
            }
            state.calls.append(([call] + names).joined(separator: " "))
        }
    }

    fileprivate static func path(of descriptor: Int32) -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/fd/\(descriptor)", &buffer, buffer.count)
        return length > 0 ? String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self) : ""
    }

    /// The system's function of a name.
    fileprivate static func next<Function>(_ name: String, as type: Function.Type) -> Function {
        // RTLD_NEXT, which Swift does not import.
        guard let function = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name) else {
            preconditionFailure("the system has no \(name)")
        }
        return unsafeBitCast(function, to: type)
    }
}

@_cdecl("fsync")
func notedSync(_ descriptor: Int32) -> Int32 {
    DiskRecord.note("sync", [DiskRecord.path(of: descriptor)])
    return DiskRecord.next("fsync", as: (@convention(c) (Int32) -> Int32).self)(descriptor)
}

@_cdecl("rename")
func notedRename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
    DiskRecord.note("rename", [String(cString: old), String(cString: new)])
    return DiskRecord.next("rename", as: (@convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32).self)(
        old, new)
}

@_cdecl("link")
func notedLink(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
    DiskRecord.note("link", [String(cString: old), String(cString: new)])
    return DiskRecord.next("link", as: (@convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32).self)(
        old, new)
}
