import GTK
import TestSupport
import Testing

@MainActor @Suite("Arranged lists", .serialized)
struct ArrangedListTests {
    init() { Stage.open() }

    @Test("sorting and filtering keep the selection and the keyboard with their elements")
    func keeps() {
        let list = ArrayList(fruits)
        let arranged = ArrangedList(list)
        let table = fruitTable(arranged)
        #expect(table.source === arranged)
        Stage.show(table) { window in
            Hands.focus(window)
            table.scroll(to: 0, selecting: true, focusing: true)
            table.selection.select(3, keepingOthers: true)
            table.sort(by: table.columns[0])
            #expect(table.selection.indices == [2, 3] && table.focusedIndex == 3)
            arranged.filter = { $0.price > 1 }
            #expect(names(arranged) == ["Apple", "elderberry", "pear"])
            #expect(table.selection.indices == [2] && table.focusedIndex == 2)
            // What comes to the list takes its place, and what changes moves.
            list.elements.append(Fruit(id: 5, name: "banana", price: 9))
            list.elements.append(Fruit(id: 6, name: "quince", price: 0))
            #expect(names(arranged) == ["Apple", "banana", "elderberry", "pear"] && table.focusedIndex == 3)
            list.update(Fruit(id: 1, name: "ananas", price: 3))
            #expect(names(arranged) == ["ananas", "Apple", "banana", "elderberry"])
            #expect(table.selection.indices == [0] && table.focusedIndex == 0)
            #expect(arranged.baseIndex(of: 1) == 1)
            list.update(Fruit(id: 1, name: "ananas", price: 0))
            #expect(arranged.count == 3 && table.selection.indices.isEmpty)
            arranged.filter = nil
            #expect(arranged.count == 6)
        }
    }

    @Test("every random change of a list arrives in order in the one arranged over it", arguments: 0..<30)
    func arranged(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func fruit(_ id: Int) -> Fruit { Fruit(id: id, name: "", price: Int.random(in: 0..<9, using: &random)) }
        let list = ArrayList((0..<40).map(fruit))
        let arranged = ArrangedList(list, order: Ordering(by: \.price).reversed) { $0.price != 4 }
        var mirror = (0..<arranged.count).map { arranged.element(at: $0).id }
        arranged.onItemsChanged { position, removed, added in
            mirror.replaceSubrange(
                position..<position + removed,
                with: (position..<position + added).map { arranged.element(at: $0).id })
        }
        for step in 0..<6 {
            var new = list.elements.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
            new.shuffle(using: &random)
            for index in new.indices where Bool.random(using: &random) { new[index] = fruit(new[index].id) }
            new.append(fruit(100 + step))
            list.elements = new
            let places = new.indices.filter { new[$0].price != 4 }
            let expected = places.sorted { (-new[$0].price, $0) < (-new[$1].price, $1) }.map { new[$0].id }
            #expect((0..<arranged.count).map { arranged.element(at: $0).id } == expected)
            #expect(mirror == expected)
        }
    }
}
