import GTK
import TestSupport
import Testing

private struct Folder: Identifiable, Equatable {
    var name: String
    var folders: [Folder] = []
    var id: String { name }
}

@MainActor @Suite("Trees", .serialized)
struct TreeTests {
    init() { Stage.open() }

    private let folders = [
        Folder(name: "a", folders: [Folder(name: "a1", folders: [Folder(name: "a11")]), Folder(name: "a2")]),
        Folder(name: "b"), Folder(name: "c", folders: [Folder(name: "c1")]),
    ]

    private func names(_ tree: TreeList<Folder>) -> [String] {
        (0..<tree.count).map { tree.element(at: $0) }.map { String(repeating: " ", count: $0.depth) + $0.element.name }
    }

    private func view(_ tree: TreeList<Folder>) -> ListView<TreeNode<Folder>> {
        ListView(tree: tree, selection: .single, label: \.name, row: { Label() }, update: { $0.text = $1.name })
    }

    @Test("what is open shows what is inside, and stays open through a change")
    func opening() {
        let tree = TreeList(folders, children: \.folders)
        #expect(names(tree) == ["a", "b", "c"])
        tree.setExpanded("a1", true)
        #expect(names(tree) == ["a", "b", "c"])
        tree.setExpanded("a", true)
        #expect(names(tree) == ["a", " a1", "  a11", " a2", "b", "c"])
        #expect(tree.parentIndex(of: 2) == 1 && tree.parentIndex(of: 0) == nil && tree.index(of: "b") == 4)
        tree.roots = [folders[2], folders[0]]
        #expect(names(tree) == ["c", "a", " a1", "  a11", " a2"])
        tree.order = Ordering(by: \.name).reversed
        #expect(names(tree) == ["c", "a", " a2", " a1", "  a11"])
        tree.expanded = []
        #expect(names(tree) == ["c", "a"])
    }

    @Test("real keys open, close, and go in and out")
    func keys() {
        let tree = TreeList(folders, children: \.folders)
        let view = view(tree)
        Stage.show(view) { window in
            Hands.focus(window)
            view.scroll(to: 0, selecting: true, focusing: true)
            Hands.type("Right")
            #expect(Stage.wait { names(tree) == ["a", " a1", " a2", "b", "c"] })
            #expect(view.focusedIndex == 0 && view.row(at: 0)?.accessibleDifference(.expanded, true) == nil)
            Hands.type("Right")
            #expect(Stage.wait { view.focusedIndex == 1 && view.selection.indices == [1] })
            Hands.type("plus")
            #expect(Stage.wait { tree.count == 6 })
            Hands.type("Left")
            #expect(Stage.wait { tree.count == 5 && view.focusedIndex == 1 })
            Hands.type("Left")
            #expect(Stage.wait { view.focusedIndex == 0 })
            Hands.type("minus")
            #expect(Stage.wait { tree.count == 3 && view.row(at: 0)?.accessibleDifference(.expanded, false) == nil })
        }
    }

    @Test("a real click on the arrow opens and closes; the keyboard goes to a neighbour when its row is closed away")
    func arrow() {
        let tree = TreeList(folders, children: \.folders)
        let view = view(tree)
        ToolkitSettings.current[Property<Int>("gtk-double-click-time")] = 1
        defer { ToolkitSettings.current[Property<Int>("gtk-double-click-time")] = 400 }
        Stage.show(view) { window in
            Hands.focus(window)
            guard let arrow = self.arrow(in: view) else { return _ = Issue.record("the row has no arrow") }
            Hands.click(arrow)
            #expect(Stage.wait { tree.count == 5 })
            Stage.paint(view)
            let starts = (0..<2).map {
                (view.row(at: $0)?.children.first as? TreeCell)?.content.bounds(in: view)?.x ?? 0
            }
            #expect(starts[1] == starts[0] + 16)
            view.scroll(to: 2, selecting: true, focusing: true)
            #expect(Stage.wait { view.focusedIndex == 2 })
            guard let arrow = self.arrow(in: view) else { return _ = Issue.record("the row has no arrow any more") }
            Hands.click(arrow)
            #expect(Stage.wait { tree.count == 3 })
            #expect(Stage.wait { view.focusedIndex != nil })
        }
    }

    private func arrow(in view: ListView<TreeNode<Folder>>) -> Widget? {
        (view.row(at: 0)?.children.first as? TreeCell)?.children.first
    }

    @Test("a table shows a tree")
    func table() {
        let tree = TreeList(folders, children: \.folders)
        let view = ColumnView(
            tree: tree, label: \.name,
            columns: [
                Column("Name", tree: tree, cell: { Label() }, update: { $0.text = $1.name }),
                Column("Inside") { "\($0.element.folders.count)" },
            ])
        Stage.show(ScrolledWindow(view)) { window in
            Hands.focus(window)
            view.scroll(to: 0, focusing: true)
            Hands.type("Right")
            #expect(Stage.wait { tree.count == 5 })
            Hands.type("Right")
            #expect(Stage.wait { view.focusedIndex == 1 })
            #expect(view.row(at: 1)?.accessibleDifference(label: "a1") == nil)
        }
    }

    @Test("a tree is freed with its window")
    func freed() {
        func make() -> [Trace] {
            let tree = TreeList(folders, children: \.folders)
            let view = view(tree)
            Stage.show(ScrolledWindow(view)) { _ in tree.setExpanded("a", true) }
            return [Trace(tree), Trace(view), Trace(view.selection)]
        }
        #expect(make().filter { !$0.isGone }.isEmpty)
        let before = InstanceCount.byType
        #expect(make().filter { !$0.isGone }.isEmpty)
        #expect(InstanceCount.lastingGrowth(since: before) == [:])
    }
}
