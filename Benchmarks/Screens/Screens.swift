import BenchSupport
import Foundation
import GTK
import ServerUI
import ServerUIRenderer
import Widgets

/// Reads documents, builds their widgets and changes what they follow.
@MainActor
enum Screens {
    /// Without the limits on documents from elsewhere, which lie below what is measured.
    private static func read(_ document: Data) -> Screen {
        var limits = Limits.standard
        limits.components = 1_000_000
        limits.documentBytes = 1 << 30
        let result = ScreenReader(vocabulary: .standard, limits: limits).read(document)
        guard let screen = result.screen, result.diagnostics.isEmpty else {
            fatalError("the document is wrong: \(result.diagnostics.prefix(3))")
        }
        return screen
    }

    private static func view(_ screen: Screen) -> ScreenView { ScreenView(RunningScreen(screen), pictures: None()) }

    /// From the bytes of a document to its widgets.
    static func build(_ count: Int) {
        _ = view(read(SampleScreen.document(50)))
        let document = SampleScreen.document(count)
        let start = processorTime()
        let screen = read(document)
        let decoded = processorTime()
        let view = view(screen)
        let end = processorTime()
        print("time", (end - start).text3, "decode", (decoded - start).text3, "widgets", everyone(in: view))
    }

    /// One value among so many components, a thousand times.
    static func change(_ count: Int) {
        let view = view(read(SampleScreen.document(count)))
        let running = view.running
        let start = processorTime()
        for round in 0..<1000 {
            running.write(round.isMultiple(of: 2) ? "other" : "one")
            UpdateCycle.flush()
        }
        print("time", (processorTime() - start).text3)
    }

    /// A list of so many rows on the screen: how many of them have widgets, at its beginning, in its middle, at its end.
    static func list(_ count: Int) {
        let view = view(read(SampleScreen.list(count)))
        let window = Window()
        window.defaultSize = (600, 800)
        window.child = view
        let start = processorTime()
        window.present()
        settle(window)
        let shown = processorTime() - start
        var most = 0
        for share in [0, 0.5, 1, 0.2] {
            let scrolling = view.scrolling
            scrolling.value = (scrolling.upper - scrolling.pageSize) * share
            settle(window)
            most = max(most, rows(in: view))
        }
        print("time", shown.text3, "rows", most, "resident", residentMemory().text)
        window.destroy()
    }

    private static func settle(_ window: Window) {
        for _ in 0..<3 {
            var isPainted = false
            let connection = window.frameClock?.onPainted { isPainted = true }
            window.queueDraw()
            MainLoop.run { isPainted }
            connection?.disconnect()
        }
    }

    private static func rows(in widget: Widget) -> Int {
        (widget is MeasureRow ? 1 : 0) + widget.children.map { rows(in: $0) }.reduce(0, +)
    }

    private static func everyone(in widget: Widget) -> Int {
        1 + widget.children.map { everyone(in: $0) }.reduce(0, +)
    }

    /// No pictures.
    private final class None: ScreenPictures {
        func picture(_ source: String, height: Int) -> Widget? { nil }
    }
}

extension RunningScreen {
    /// Writes to `x` as a field that is bound to it does.
    fileprivate func write(_ text: String) {
        set("value", of: Screens.field, in: .screen, to: .text(text))
    }
}

extension Screens {
    /// A field that is bound to `x`.
    fileprivate static let field: Component = {
        guard let place = try? ServerUI.Expression("x") else { fatalError("x is a path") }
        return Component(id: "field", type: "textField", properties: ["value": .bound(place)])
    }()
}
