import GTK
import TestSupport
import Testing

@MainActor @Suite("Instance count", .serialized)
struct InstanceCountTests {
    init() { Stage.open() }

    @Test("objects are counted while they live")
    func counting() {
        // The first of all makes what stays: settings, styles, and the icons that a thread looks through.
        Stage.show(Label("0")) { _ in _ = IconTheme.current.has("none") }
        let before = InstanceCount.byType
        let total = InstanceCount.total
        var labels: [Label] = (0..<10).map { Label("\($0)") }
        #expect(InstanceCount.growth(since: before)["GtkLabel"] == 10)
        #expect(InstanceCount.total >= total + 10)
        labels = []
        #expect(InstanceCount.growth(since: before) == [:] && labels.isEmpty)
        #expect(InstanceCount.total == total)
    }

    @Test("controllers, actions and shortcuts go with their window, a hundred times over")
    func windows() {
        func open() {
            let button = Button("Press")
            let box = Box(.vertical, [button])
            box.onClick {}
            box.onSwipe { _ in }
            box.onDrag { _, _ in }
            box.onPan(.horizontal) { _ in }
            box.onLongPress { _ in }
            box.onScroll { _ in false }
            box.onHover { _ in }
            box.onMotion { _ in }
            box.onFocusChange { _ in }
            box.onKeyPressed { _, _ in false }
            box.onShortcut("<Control>f") {}
            box.onDragOut { _ in nil }
            box.onDrop(of: String.self) { _, _ in false }
            box.insert(actions: [Action("a") {}, Action("b", isOn: true)], as: "page")
            button.setAction("page.a")
            Stage.show(box) { _ in }
        }
        for _ in 0..<3 { open() }
        let before = InstanceCount.byType
        for _ in 0..<100 { open() }
        #expect(InstanceCount.lastingGrowth(since: before, spare: 5) == [:])
    }
}
