internal import CGTK

/// A change of a file.
public struct FileChange: Equatable, Sendable {
    /// The kind of a change.
    public enum Kind: Sendable {
        case created, changed, deleted, renamed, movedIn, movedOut, attributesChanged
        /// A series of changes is probably over.
        case settled
    }

    /// What happened.
    public let kind: Kind
    /// The path of the file.
    public let path: String
    /// The new path of a renamed file, or the path that a moved file came from or went to.
    public let otherPath: String?

    /// Creates a change.
    public init(kind: Kind, path: String, otherPath: String? = nil) {
        self.kind = kind
        self.path = path
        self.otherPath = otherPath
    }
}

/// A monitor that watches a file, or the files directly in a folder, as long as it is kept (`GFileMonitor`).
@MainActor
public final class FileMonitor: Object {
    override class var isUsedByOtherThreads: Bool { true }

    /// Watches a path, which need not exist yet (`g_file_monitor`).
    /// - Parameter rateLimit: the time in which at most one change of a file's content is reported.
    /// - Throws: `GLibError` if the system cannot watch the path.
    public convenience init(path: String, rateLimit: Duration = .milliseconds(800)) throws {
        let file = g_file_new_for_path(path)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        var error: UnsafeMutablePointer<GError>?
        guard let monitor = g_file_monitor(file, G_FILE_MONITOR_WATCH_MOVES, nil, &error) else {
            throw GLibError(adopting: error)
        }
        self.init(Reference(adopting: monitor))
        g_file_monitor_set_rate_limit(monitor, Int32(rateLimit.milliseconds))
    }

    private var monitor: UnsafeMutablePointer<GFileMonitor> { raw.assumingMemoryBound(to: GFileMonitor.self) }

    /// Calls `handler` with each change (`changed`).
    @discardableResult
    public func onChange(_ handler: @escaping @MainActor (FileChange) -> Void) -> Connection {
        let closure = Handler.closure { parameters, _ in
            if let change = FileChange(parameters) { handler(change) }
        }
        return Connection(owner: self, identifier: g_signal_connect_closure(raw, "changed", closure, 0))
    }

    /// Stops watching permanently (`g_file_monitor_cancel`).
    public func cancel() { g_file_monitor_cancel(monitor) }
}

extension FileChange {
    @MainActor
    fileprivate init?(_ parameters: UnsafePointer<GValue>) {
        switch GFileMonitorEvent(rawValue: UInt32(g_value_get_enum(parameters + 3))) {
        case G_FILE_MONITOR_EVENT_CREATED: kind = .created
        case G_FILE_MONITOR_EVENT_CHANGED: kind = .changed
        case G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT: kind = .settled
        case G_FILE_MONITOR_EVENT_DELETED: kind = .deleted
        case G_FILE_MONITOR_EVENT_RENAMED: kind = .renamed
        case G_FILE_MONITOR_EVENT_MOVED_IN: kind = .movedIn
        case G_FILE_MONITOR_EVENT_MOVED_OUT: kind = .movedOut
        case G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED: kind = .attributesChanged
        default: return nil
        }
        path = FileChange.path(parameters + 1) ?? ""
        otherPath = FileChange.path(parameters + 2)
    }

    /// Returns a path without wrapping the file, which the watching thread uses too.
    private static func path(_ value: UnsafePointer<GValue>) -> String? {
        g_value_get_object(value).flatMap { string(adopting: g_file_get_path(OpaquePointer($0))) }
    }
}
