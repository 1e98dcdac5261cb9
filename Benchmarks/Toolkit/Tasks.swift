import BenchSupport
import GTK

/// How long a task of the main actor waits before it runs.
@MainActor
enum Tasks {
    static func measure(count: Int) {
        var plain: [Double] = []
        var nested: [Double] = []
        var isOver = false
        Task {
            for _ in 0..<count { plain.append(await latency()) }
            for _ in 0..<count { plain.append(await latencyFromElsewhere()) }
            isOver = true
        }
        MainLoop.run { isOver }

        // A loop in a loop, begun by a task: what waits for the inner one must not wait for the outer one.
        isOver = false
        Task {
            var isInnerOver = false
            Task {
                for _ in 0..<count { nested.append(await latency()) }
                for _ in 0..<count { nested.append(await latencyFromElsewhere()) }
                isInnerOver = true
            }
            runNested { isInnerOver }
            isOver = true
        }
        MainLoop.run { isOver }
        let modal = inModalDialog(count)
        print("median", plain.median.text3, "worst", plain.worst.text3, terminator: " ")
        print("nested-median", nested.median.text3, "nested-worst", nested.worst.text3, terminator: " ")
        print("modal-median", modal.median.text3, "modal-worst", modal.worst.text3)
    }

    /// While a modal dialog stands over its window and has been painted.
    private static func inModalDialog(_ count: Int) -> [Double] {
        let (window, dialog) = (Window(), Window())
        window.child = Label("below")
        window.present()
        dialog.child = Button("Close")
        dialog.parentWindow = window
        dialog.isModal = true
        dialog.present()
        MainLoop.run { dialog.isMapped && dialog.width > 0 }
        // The first frames are the window's own work.
        var isSettled = false
        MainLoop.after(.milliseconds(300)) { isSettled = true }
        MainLoop.run { isSettled }
        var samples: [Double] = []
        var isOver = false
        Task {
            for _ in 0..<count { samples.append(await latency()) }
            for _ in 0..<count { samples.append(await latencyFromElsewhere()) }
            isOver = true
        }
        MainLoop.run { isOver }
        dialog.destroy()
        window.destroy()
        return samples
    }

    /// A task made on the main thread.
    private static func latency() async -> Double {
        let start = now()
        return await Task { @MainActor in now() - start }.value
    }

    /// The way to the main thread from another one.
    private nonisolated static func latencyFromElsewhere() async -> Double {
        await Task.detached {
            let start = now()
            return await MainActor.run { now() - start }
        }.value
    }

    private static func runNested(until isDone: () -> Bool) { MainLoop.run(until: isDone) }
}
