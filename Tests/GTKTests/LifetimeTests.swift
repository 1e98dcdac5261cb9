import Foundation
import GTK
import TestSupport
import Testing

@MainActor @Suite("Every widget ends when it is let go", .serialized)
struct LifetimeTests {
    init() { Stage.open() }

    @Test("never shown", arguments: Specimen.all)
    func unshown(_ specimen: Specimen) {
        let trace = Trace(specimen.make())
        #expect(trace.isGone)
    }

    @Test("shown in a window that is then closed", arguments: Specimen.all)
    func shown(_ specimen: Specimen) {
        let traces = show(specimen)
        #expect(Stage.wait { traces.allSatisfy(\.isGone) })
    }

    @Test("taken out of a window that stays", arguments: Specimen.all)
    func takenOut(_ specimen: Specimen) {
        let box = Box(.vertical)
        Stage.show(box) { _ in
            let trace = add(specimen, to: box)
            box.removeAll()
            #expect(Stage.wait { trace.isGone })
        }
    }

    @Test("a page of all widgets, opened and closed again and again")
    func page() {
        func open() -> [Trace] {
            let widgets = Specimen.all.map { $0.make() }
            let traces = widgets.map { Trace($0) }
            Stage.show(ScrolledWindow(Box(.vertical, widgets))) { _ in }
            return traces
        }
        for _ in 0..<10 {
            let traces = open()
            #expect(Stage.wait { traces.allSatisfy(\.isGone) })
        }
    }

    @Test("windows, shown and closed", arguments: Specimen.windows)
    func windows(_ specimen: Specimen) {
        func open() -> Trace? {
            guard let window = specimen.make() as? Window else { return nil }
            window.present()
            #expect(Stage.wait { window.isMapped })
            window.destroy()
            return Trace(window)
        }
        let trace = open()
        #expect(Stage.wait { trace?.isGone == true })
    }

    @Test("used: focused, mirrored, made insensitive, measured and painted", arguments: Specimen.all)
    func used(_ specimen: Specimen) {
        func use() -> [Trace] {
            let widget = specimen.make()
            Stage.show(Box(.vertical, [widget])) { window in
                widget.grabFocus()
                widget.moveFocus(.next)
                widget.direction = .rightToLeft
                Stage.paint(widget)
                // GTK warns of a text field that has the keyboard while it becomes insensitive.
                window.focusedWidget = nil
                widget.isSensitive = false
                _ = widget.measured(.horizontal)
                widget.direction = .leftToRight
                Stage.paint(widget)
            }
            return [Trace(widget)] + widget.children.map { Trace($0) }
        }
        let traces = use()
        #expect(Stage.wait { traces.allSatisfy { $0.isGone } })
    }

    @Test("every public widget class is in the list of those that are tried")
    func complete() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/GTK")
            .standardized
        // No widgets by themselves: what others are made from, and a question's own window. And one that has a whole
        // process: its own tests see it end.
        var known: Set = ["Widget", "ItemsView", "AlertWindow", "WebView"]
        known.formUnion((Specimen.all + Specimen.windows).map(\.testDescription))
        let widgets = known.union(["CustomWidget", "Box", "Button", "Window", "Popover"])
        let pattern = /(?m)^(?:public |public final |open )class (\w+)(?:<[^>]*>)?: (\w+)/
        for case let file as URL in FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
            ?? .init()
        where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: pattern)
            where widgets.contains(String(match.2)) {
                #expect(known.contains(String(match.1)), "\(match.1) is in no list of specimens")
            }
        }
    }

    @Test("toolkit row 10: what C hands out is the object that was made, of its class", arguments: Specimen.all)
    func trueClass(_ specimen: Specimen) {
        let made = specimen.make()
        let box = Box(.vertical, [made])
        #expect(box.children.first === made)
    }

    /// Shows the widget; remembers it and its children.
    private func show(_ specimen: Specimen) -> [Trace] {
        let widget = specimen.make()
        let traces = [Trace(widget)] + widget.children.map { Trace($0) }
        Stage.show(Box(.vertical, [widget])) { _ in #expect(widget.isMapped) }
        return traces
    }

    private func add(_ specimen: Specimen, to box: Box) -> Trace {
        let widget = specimen.make()
        box.append(widget)
        _ = Stage.wait { widget.isMapped }
        return Trace(widget)
    }
}
