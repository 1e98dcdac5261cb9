import Foundation
import GTK
import TestSupport
import Testing

@Suite("Idle", .serialized)
struct IdleTests {
    @Test("toolkit row 2: a window that nothing happens in wakes at most ten times in three seconds")
    func contextSwitches() async {
        // A process of its own: what other tests have left running does not count.
        await #expect(processExitsWith: .success) {
            let switches = await MainActor.run { IdleTests.switchesOfAnIdleWindow() }
            guard switches <= 10 else {
                FileHandle.standardError.write(Data("\(switches) context switches\n".utf8))
                exit(1)
            }
        }
    }

    /// How often the threads of this process woke in three seconds.
    @MainActor
    private static func switchesOfAnIdleWindow() -> Int {
        Stage.open()
        let label = Label("0")
        let window = Window()
        window.child = Box(.vertical, [label, Button("Press"), Entry("text")])
        window.present()
        _ = Stage.wait { window.isMapped && window.width > 0 }
        // Until the window has settled, however long that takes.
        var (last, quiet) = (-1, 0)
        _ = Stage.wait(.seconds(20)) {
            defer { last = contextSwitches() }
            quiet = contextSwitches() - last < 20 ? quiet + 1 : 0
            if quiet < 5 { wait(.milliseconds(300)) }
            return quiet >= 5
        }
        let before = contextSwitches()
        wait(.seconds(3))
        return contextSwitches() - before
    }

    @MainActor
    private static func wait(_ duration: Duration) {
        var isOver = false
        MainLoop.after(duration) { isOver = true }
        MainLoop.run { isOver }
    }

    /// Each time that a thread wakes it goes back to sleep by itself; what else it is switched away for is other programs' doing.
    private static func contextSwitches() -> Int {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return tasks.map { task in
            let status = (try? String(contentsOfFile: "/proc/self/task/\(task)/status", encoding: .utf8)) ?? ""
            return status.split(separator: "\n").filter { $0.hasPrefix("voluntary_ctxt_switches") }
                .compactMap { $0.split(separator: "\t").last.flatMap { Int($0) } }.reduce(0, +)
        }.reduce(0, +)
    }
}
