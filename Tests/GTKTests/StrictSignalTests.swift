import GTK
import TestSupport
import Testing

/// What would read beyond a signal's parameters, or take one type for another, stops with a message.
@MainActor @Suite("Signals and properties are read as what they are", .serialized)
struct StrictSignalTests {
    init() { Stage.open() }

    private func message(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("a handler may take fewer parameters than a signal has, and no more")
    func count() async {
        var heard = 0
        let label = Label("a")
        label.connect("activate-link") { heard += 1 }
        label.connect(asking: "activate-link") { (address: String) -> Bool in address == "fruit:apple" }
        label.emit("activate-link", "fruit:apple")
        #expect(heard == 1)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            leaveNoBacktrace()
            await MainActor.run {
                Stage.open()
                Button("a").connect("clicked") { (_: Int) in }
            }
        }
        #expect(message(of: result).contains("has 0 parameters, its handler takes 1"))
    }

    @Test("a parameter of another type stops the program")
    func parameter() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            leaveNoBacktrace()
            await MainActor.run {
                Stage.open()
                let label = Label("a")
                label.connect("activate-link") { (_: Int) in }
                label.emit("activate-link", "fruit:apple")
            }
        }
        #expect(message(of: result).contains("expected a whole number, found a gchararray"))
    }

    @Test("a property of another type stops the program, read or written")
    func property() async {
        let read = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            leaveNoBacktrace()
            await MainActor.run {
                Stage.open()
                _ = Label("a")[Property<Double>("label")]
            }
        }
        #expect(message(of: read).contains("expected a number with decimals, found a gchararray"))
        let boolean = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            leaveNoBacktrace()
            await MainActor.run {
                Stage.open()
                _ = Label("a")[Property<Int>("visible")]
            }
        }
        #expect(message(of: boolean).contains("expected a whole number, found a gboolean"))
        let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            leaveNoBacktrace()
            await MainActor.run {
                Stage.open()
                Label("a")[Property<String>("width-chars")] = "wide"
            }
        }
        #expect(message(of: text).contains("expected a text, found a gint"))
        let large = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            leaveNoBacktrace()
            await MainActor.run {
                Stage.open()
                Label("a")[Property<Int>("width-chars")] = 1 << 40
            }
        }
        #expect(message(of: large).contains("a gint has no room for 1099511627776"))
    }
}
