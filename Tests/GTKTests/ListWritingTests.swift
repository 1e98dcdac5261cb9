import Foundation
import CGTK
@testable import GTK
import TestSupport
import Testing

/// Handlers that write to a list while it tells of a change: their change comes after, and everybody hears of both in order.
@MainActor @Suite("Lists that are written to while they tell", .serialized)
struct ListWritingTests {
    init() { Stage.open() }

    private struct Row: Identifiable, Equatable {
        var id: Int
        var value: Int
    }

    @Test("what a handler sets is what the list holds")
    func nested() {
        let list = ArrayList([Row(id: 1, value: 1), Row(id: 2, value: 2)])
        var mirror = [1, 2]
        var hasAnswered = false
        list.onItemsChanged { _, _, _ in
            guard !hasAnswered else { return }
            hasAnswered = true
            list.elements.removeAll { $0.id == 1 }
            #expect(list.elements.map(\.id) == [2, 3])
        }
        list.onItemsChanged { place, removed, added in
            mirror.replaceSubrange(
                place..<place + removed, with: (place..<place + added).map { list.element(at: $0).id })
        }
        list.elements.append(Row(id: 3, value: 3))
        #expect(list.elements.map(\.id) == [2, 3] && mirror == [2, 3] && list.count == 2)
    }

    @Test("a selection tells of what went when the list is whole again")
    func selection() {
        let list = ArrayList((0..<9).map { Row(id: $0, value: 0) })
        let view = ListView(list, selection: .single, row: { Label() }, update: { $0.text = "\($1.id)" })
        view.selection.select(8)
        var seen: [[Int]] = []
        view.selection.onChanged { _ in seen.append((0..<list.count).map { list.element(at: $0).id }) }
        list.elements = [3, 5, 7].map { Row(id: $0, value: 0) }
        #expect(seen == [[3, 5, 7]])
    }

    @Test("a handler that never stops is told so")
    func endless() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            leaveNoBacktrace()
            await MainActor.run {
                Stage.open()
                let list = ArrayList([Row(id: 0, value: 0)])
                list.onItemsChanged { _, _, _ in
                    list.elements.append(Row(id: list.elements.count, value: 0))
                }
                list.elements.append(Row(id: 1, value: 0))
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("handlers of a list keep changing it"))
    }

    @Test("model, list, what is arranged over it and GTK stay equal, whatever handlers write", arguments: 0..<4)
    func fuzz(seed: UInt64) {
        let world = World(seed: seed)
        // The sanitizer writes down who asked for each piece of memory, which takes some fifty times as long.
        for _ in 0..<(Stage.isSanitized ? 2_500 : 25_000) {
            world.step()
            guard world.isWhole() else { return }
        }
        #expect(world.answers > (Stage.isSanitized ? 500 : 5_000), "handlers wrote \(world.answers) times")
    }

    /// A list, one arranged over it and one over that, a selection, and what each has told.
    @MainActor
    private final class World {
        private var random: SeededGenerator
        private let list: ArrayList<Row>
        private let arranged: ArrangedList<Row>
        private let top: ArrangedList<Row>
        private let selection: Selection
        private var model: [Row]
        private var told: [ObjectIdentifier: [Row]] = [:]
        private var room = 0
        private(set) var answers = 0
        private var number = 100

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            model = (0..<8).map { Row(id: $0, value: $0 % 3) }
            list = ArrayList(model)
            arranged = ArrangedList(list, order: Ordering(by: \.value)) { $0.value != 4 }
            top = ArrangedList(arranged)
            selection = Selection(.multiple, of: list)
            for source in [list, arranged, top] as [ListSource<Row>] {
                source.onItemsChanged { [weak self] _, _, _ in self?.answer() }
                told[ObjectIdentifier(source)] = (0..<source.count).map { source.element(at: $0) }
                source.onItemsChanged { [weak self, unowned source] place, removed, added in
                    self?.hear(source, place, removed, added)
                }
                source.onItemsChanged { [weak self] _, _, _ in self?.answer() }
            }
            selection.onChanged { [weak self] _ in self?.answer() }
        }

        private func hear(_ source: ListSource<Row>, _ place: Int, _ removed: Int, _ added: Int) {
            let new = (place..<place + added).map { index in
                // As C reads it, by the item.
                guard let item = g_list_model_get_item(source.opaque, guint(index)) else {
                    return Row(id: -1, value: 0)
                }
                defer { g_object_unref(item) }
                return Item.record(of: item, with: Row.self).element
            }
            told[ObjectIdentifier(source)]?.replaceSubrange(place..<place + removed, with: new)
        }

        func step() {
            room = 3
            write()
            room = 0
        }

        private func answer() {
            // What is there can be read at any time, over and over.
            for source in [list, arranged, top] as [ListSource<Row>] where source.count > 0 {
                _ = source.element(at: source.count - 1)
                if Int.random(in: 0..<4, using: &random) == 0 {
                    g_object_unref(g_list_model_get_item(source.opaque, guint(source.count - 1)))
                }
            }
            guard room > 0, Int.random(in: 0..<3, using: &random) == 0 else { return }
            room -= 1
            answers += 1
            write()
        }

        private func write() {
            switch Int.random(in: 0..<9, using: &random) {
            case 0: arranged.order = Bool.random(using: &random) ? Ordering(by: \.value) : nil
            case 1:
                let limit = Int.random(in: 3..<6, using: &random)
                arranged.filter = { $0.value < limit }
            case 2:
                if Bool.random(using: &random) { top.filter = nil } else { top.filter = { $0.id % 2 == 0 } }
            case 3 where list.count > 0:
                selection.select(Int.random(in: 0..<list.count, using: &random), keepingOthers: true)
            case 4 where !model.isEmpty:
                let place = Int.random(in: model.indices, using: &random)
                model[place].value = Int.random(in: 0..<6, using: &random)
                list.update(model[place])
            default:
                mix()
                list.elements = model
            }
        }

        private func mix() {
            model.removeAll { _ in Int.random(in: 0..<5, using: &random) == 0 }
            if Int.random(in: 0..<4, using: &random) == 0 { model.shuffle(using: &random) }
            while model.count < 10, Bool.random(using: &random) {
                number += 1
                model.insert(
                    Row(id: number, value: number % 5), at: Int.random(in: 0...model.count, using: &random))
            }
        }

        /// Whether all hold the same.
        func isWhole() -> Bool {
            let below = model.filter { arranged.filter?($0) ?? true }
            let middle = ordered(below)
            let above = middle.filter { top.filter?($0) ?? true }
            #expect(list.elements == model)
            #expect(selection.indices.allSatisfy { $0 < model.count })
            let wholes = [isWhole(list, model), isWhole(arranged, middle), isWhole(top, above)]
            return !wholes.contains(false)
        }

        private func ordered(_ rows: [Row]) -> [Row] {
            guard let compare = arranged.order?.comparing(rows) else { return rows }
            let places = rows.indices.sorted { (first: Int, second: Int) -> Bool in
                let result = compare(first, second)
                return result == 0 ? first < second : result < 0
            }
            return places.map { rows[$0] }
        }

        private func isWhole(_ source: ListSource<Row>, _ expected: [Row]) -> Bool {
            let rows = (0..<source.count).map { source.element(at: $0) }
            let heard = told[ObjectIdentifier(source)]?.map(\.id) ?? []
            #expect(rows == expected)
            #expect(heard == expected.map(\.id))
            #expect(source.itemCount == expected.count)
            return rows == expected && heard == expected.map(\.id)
        }
    }
}
