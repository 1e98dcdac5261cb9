import GTK
import TestSupport
import Testing

@MainActor @Suite("Sections in a list", .serialized)
struct SectionTests {
    init() { Stage.open() }

    private struct Word: Identifiable, Equatable {
        var id: String
        var letter: Character { id.first ?? " " }
    }

    private func words(_ text: String) -> [Word] { text.split(separator: " ").map { Word(id: String($0)) } }

    private func list(_ source: ListSource<Word>) -> ListView<Word> {
        ListView(
            source, selection: .single,
            sections: ListSections(by: \.letter, header: { Label() }, update: { $0.text = "— \($1.letter)" }),
            label: \.id, row: { Label() }, update: { $0.text = $1.id })
    }

    /// What stands in the rows, from the top.
    private func shown(_ view: ListView<Word>) -> [String] {
        (0..<view.source.count).flatMap { index in
            let cell = view.row(at: index)?.children.first
            return (cell?.children ?? []).filter(\.isVisible).compactMap { ($0 as? Label)?.text }
        }
    }

    @Test("a header stands above the first row of each section, through every change")
    func headers() {
        let source = ArrayList(words("apple apricot banana cherry"))
        let view = list(source)
        Stage.show(ScrolledWindow(view)) { _ in
            #expect(shown(view) == ["— a", "apple", "apricot", "— b", "banana", "— c", "cherry"])
            let (first, second) = (view.row(at: 0)?.height ?? 0, view.row(at: 1)?.height ?? 0)
            #expect(first > second)
            source.elements = words("apricot cherry cranberry")
            #expect(shown(view) == ["— a", "apricot", "— c", "cherry", "cranberry"])
            source.elements = words("banana cherry cranberry")
            #expect(shown(view) == ["— b", "banana", "— c", "cherry", "cranberry"])
            let arranged = ArrangedList(source, order: Ordering(by: \.id).reversed)
            let other = list(arranged)
            Stage.show(other) { _ in
                #expect(shown(other) == ["— c", "cranberry", "cherry", "— b", "banana"])
                arranged.filter = { $0.id != "cranberry" }
                #expect(shown(other) == ["— c", "cherry", "— b", "banana"])
            }
        }
    }

    @Test("arrow keys pass headers, and a click on one selects nothing")
    func input() {
        let view = list(ArrayList(words("apple banana")))
        Stage.show(view) { window in
            Hands.focus(window)
            view.scroll(to: 0, selecting: true, focusing: true)
            Hands.type("Down")
            #expect(Stage.wait { view.focusedIndex == 1 })
            let cell = view.row(at: 0)?.children.first
            guard let header = cell?.children.first, let row = cell?.children.last else { return }
            Hands.click(header)
            #expect(view.selection.indices == [1])
            Hands.click(row)
            #expect(Stage.wait { view.selection.indices == [0] })
        }
    }

    @Test("a list with headers is freed with its window")
    func freed() {
        func make() -> [Trace] {
            let source = ArrayList(words("apple banana"))
            let view = list(source)
            Stage.show(ScrolledWindow(view)) { _ in source.elements = words("banana cherry") }
            return [Trace(source), Trace(view), Trace(view.selection)]
        }
        #expect(make().filter { !$0.isGone }.isEmpty)
        let before = InstanceCount.byType
        #expect(make().filter { !$0.isGone }.isEmpty)
        #expect(InstanceCount.lastingGrowth(since: before) == [:])
    }
}
