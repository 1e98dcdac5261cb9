import GTK
import TestSupport
import Testing

/// A widget class with a way to make a typical instance of it.
struct Specimen: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable () -> Widget

    init(_ name: String, _ make: @escaping @MainActor @Sendable () -> Widget) {
        testDescription = name
        self.make = make
    }

    /// Every widget class that can stand in a window; a new one gets a line here.
    static let all: [Specimen] = [
        Specimen("AspectFrame") { AspectFrame(Label("a"), ratio: 1.5) },
        Specimen("Box") { Box(.horizontal, spacing: 6, [Label("a"), Label("b")]) },
        Specimen("Button") { Button("Press") },
        Specimen("Calendar") { Calendar(CalendarDay(year: 2026, month: 2, day: 28)) },
        Specimen("CenterBox") { CenterBox(start: Label("a"), center: Label("b"), end: Label("c")) },
        Specimen("CheckButton") { CheckButton("Ice") },
        Specimen("CustomWidget") { CustomWidget() },
        Specimen("DropDown") { DropDown(["one", "two"], selection: "two") },
        Specimen("Entry") { Entry("text", placeholder: "type") },
        Specimen("Expander") { Expander("More", Label("a"), isExpanded: true) },
        Specimen("FlowBox") { FlowBox(.single, [Label("a"), FlowBoxChild(Label("b"))]) },
        Specimen("Grid") { Grid(columnSpacing: 6, [[Label("a"), nil], [nil, Label("b")]]) },
        Specimen("HeaderBar") { HeaderBar(title: Label("a"), start: [Button("b")], end: [Button("c")]) },
        Specimen("Image") { Image(icon: "open-menu-symbolic") },
        Specimen("Label") { Label("text") },
        Specimen("LevelBar") { LevelBar(3, in: 0...5, isDiscrete: true) },
        Specimen("LinkButton") { LinkButton("https://example.org", "Example") },
        Specimen("ListBox") { ListBox(.browse, [Label("a"), ListBoxRow(Label("b"))]) },
        Specimen("MenuButton") { MenuButton("Open", popover: Popover(Label("inside"))) },
        Specimen("Overlay") { Overlay(Label("under"), over: [Label("over")]) },
        Specimen("Paned") { Paned(start: Label("a"), end: Label("b"), position: 40) },
        Specimen("Picture") { Picture() },
        Specimen("ProgressBar") { ProgressBar(0.5) },
        Specimen("Revealer") { Revealer(Label("shown"), isRevealed: true) },
        Specimen("Scale") { Scale(3, in: 0...10, step: 1) },
        Specimen("ScrolledWindow") { ScrolledWindow(Label("scrolled")) },
        Specimen("SearchEntry") { SearchEntry(placeholder: "search") },
        Specimen("Separator") { Separator(.vertical) },
        Specimen("SpinButton") { SpinButton(3) },
        Specimen("Spinner") { Spinner() },
        Specimen("Stack") { Stack(.crossfade, ["a": Label("a"), "b": Label("b")]) },
        Specimen("Switch") { Switch(isActive: true) },
        Specimen("TextView") { TextView("text") },
        Specimen("ToggleButton") { ToggleButton(child: Label("a")) },
        Specimen("Viewport") { Viewport(Label("seen")) },
        Specimen("WindowControls") { WindowControls(.end) },
        Specimen("WindowHandle") { WindowHandle(Label("drag")) },
    ]
}

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
        #expect(Stage.wait(.seconds(2)) { traces.allSatisfy(\.isGone) })
    }

    @Test("taken out of a window that stays", arguments: Specimen.all)
    func takenOut(_ specimen: Specimen) {
        let box = Box(.vertical)
        Stage.show(box) { _ in
            let trace = add(specimen, to: box)
            box.removeAll()
            #expect(Stage.wait(.seconds(2)) { trace.isGone })
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
            #expect(Stage.wait(.seconds(2)) { traces.allSatisfy(\.isGone) })
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
        _ = Stage.wait(.seconds(2)) { widget.isMapped }
        return Trace(widget)
    }
}
