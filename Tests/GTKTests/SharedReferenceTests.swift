import CGTK
import Foundation
@testable import GTK
import TestSupport
import Testing

@MainActor @Suite("Objects that other threads use", .serialized)
struct SharedReferenceTests {
    init() { Stage.open() }

    /// A GObject that a thread of C's takes and drops references to, as GDBus's own thread does.
    private final class Worker: @unchecked Sendable {
        private let weak = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

        init(_ object: UnsafeMutableRawPointer) { g_weak_ref_init(weak, object) }

        deinit {
            g_weak_ref_clear(weak)
            weak.deallocate()
        }

        /// Until the object has ended.
        func run() {
            while let object = g_weak_ref_get(weak) { g_object_unref(object) }
        }
    }

    @Test("a wrapper may go while another thread takes references")
    func race() throws {
        let folder = try TemporaryFolder()
        for _ in 0..<3000 {
            var monitor: FileMonitor? = try FileMonitor(path: folder.path)
            let worker = try Worker(#require(monitor?.raw))
            let thread = Thread { worker.run() }
            thread.start()
            monitor = nil
            while !thread.isFinished { MainLoop.drain() }
        }
    }

    @Test("they have one Swift object while one is alive, and another one later")
    func identity() throws {
        let folder = try TemporaryFolder()
        var monitor: FileMonitor? = try FileMonitor(path: folder.path)
        let trace = monitor.map(Trace.init)
        let raw = try #require(monitor?.raw)
        #expect(Object.borrowed(raw, as: FileMonitor.self) === monitor)
        g_object_ref(raw)
        monitor = nil
        #expect(trace?.object == nil && trace?.isGone == false)
        #expect(Object.borrowed(raw, as: FileMonitor.self)?.typeName.hasSuffix("Monitor") == true)
        g_object_unref(raw)
        #expect(trace?.isGone == true)
    }
}
