import GTK
import Testing

/// A widget class with a way to make a typical instance of it.
struct Specimen: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable () -> Widget

    init(_ name: String, _ make: @escaping @MainActor @Sendable () -> Widget) {
        testDescription = name
        self.make = make
    }

    private struct Leaf: Identifiable {
        var id: String
    }

    @MainActor private static var source: ArrayList<Leaf> { ArrayList(["a", "b", "c"].map { Leaf(id: $0) }) }

    /// Every widget class that can stand in a window; a new one gets a line here.
    static let all: [Specimen] = [
        Specimen("AspectFrame") { AspectFrame(Label("a"), ratio: 1.5) },
        Specimen("Box") { Box(.horizontal, spacing: 6, [Label("a"), Label("b")]) },
        Specimen("Button") { Button("Press") },
        Specimen("CalendarView") { CalendarView(CalendarDay("2026-02-28")) },
        Specimen("CenterBox") { CenterBox(start: Label("a"), center: Label("b"), end: Label("c")) },
        Specimen("CheckButton") { CheckButton("Ice") },
        Specimen("ColumnView") {
            ColumnView(
                Specimen.source, selection: .multiple,
                columns: [Column("Name", order: Ordering(by: \.id), text: \.id)])
        },
        Specimen("CustomWidget") { CustomWidget() },
        Specimen("DropDown") { DropDown(["one", "two"], selection: "two") },
        Specimen("Entry") { Entry("text", placeholder: "type") },
        Specimen("Expander") { Expander("More", Label("a"), isExpanded: true) },
        Specimen("FlowBox") { FlowBox(.single, [Label("a"), FlowBoxChild(Label("b"))]) },
        Specimen("FlowBoxChild") { FlowBox(.none, [FlowBoxChild(Label("a"))]) },
        Specimen("Grid") { Grid(columnSpacing: 6, [[Label("a"), nil], [nil, Label("b")]]) },
        Specimen("GridView") { GridView(Specimen.source, cell: { Label() }, update: { $0.text = $1.id }) },
        Specimen("HeaderBar") { HeaderBar(title: Label("a"), start: [Button("b")], end: [Button("c")]) },
        Specimen("Image") { Image(icon: "open-menu-symbolic") },
        Specimen("Label") { Label("text") },
        Specimen("LevelBar") { LevelBar(3, in: 0...5, isDiscrete: true) },
        Specimen("LinkButton") { LinkButton("https://example.org", "Example") },
        Specimen("ListBox") { ListBox(.browse, [Label("a"), ListBoxRow(Label("b"))]) },
        Specimen("ListBoxRow") { ListBox(.none, [ListBoxRow(Label("a"))]) },
        Specimen("ListView") {
            ListView(Specimen.source, selection: .single, row: { Label() }, update: { $0.text = $1.id })
        },
        Specimen("LiveRegion") { LiveRegion() },
        Specimen("MenuButton") { MenuButton("Open", popover: Popover(Label("inside"))) },
        Specimen("Overlay") { Overlay(Label("under"), over: [Label("over")]) },
        Specimen("Paned") { Paned(start: Label("a"), end: Label("b"), position: 40) },
        Specimen("Picture") { Picture() },
        Specimen("Popover") { MenuButton("Open", popover: Popover(Label("inside"))) },
        Specimen("PopoverMenu") {
            MenuButton(
                "Open", popover: PopoverMenu(Menu([.item("Quit", action: "app.quit")])))
        },
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
        Specimen("TreeCell") {
            ListView(
                tree: TreeList([Leaf(id: "a")], children: { _ in [] }), row: { Label() }, update: { $0.text = $1.id })
        },
        Specimen("Viewport") { Viewport(Label("seen")) },
        Specimen("WindowControls") { WindowControls(.end) },
        Specimen("WindowHandle") { WindowHandle(Label("drag")) },
    ]

    /// Windows of every class but those that a question makes for itself.
    static let windows: [Specimen] = [
        Specimen("AboutDialog") { AboutDialog(name: "Test", version: "1") },
        Specimen("ShortcutsWindow") {
            ShortcutsWindow([ShortcutSection("All", [ShortcutGroup("Some", [.keys("<Control>q", "Quit")])])])
        },
        Specimen("Window") { Window() },
    ]
}
