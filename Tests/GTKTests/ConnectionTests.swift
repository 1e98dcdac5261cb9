import CGTK
@testable import GTK
import TestSupport
import Testing

@MainActor @Suite("Places of handlers", .serialized)
struct ConnectionTests {
    init() { Stage.open() }

    private struct Row: Identifiable, Equatable { var id: Int }

    @Test("a handler on what nobody holds in Swift stays, is blocked, and is taken off")
    func withoutSwiftObject() {
        let table = fruitTable(ArrayList(fruits), .none)
        var count = 0
        let connection = table.onSortChanged { _ in count += 1 }
        #expect(connection.isConnected)
        table.sort(by: table.columns[0])
        let told = count
        #expect(told > 0)
        connection.blocked { table.sort(by: table.columns[1]) }
        #expect(count == told)
        connection.disconnect()
        #expect(!connection.isConnected)
        table.sort(by: table.columns[0])
        #expect(count == told)
    }

    @Test("a handler of the icons is taken off")
    func icons() {
        let connection = IconTheme.current.onChanged {}
        #expect(connection.isConnected)
        connection.disconnect()
        #expect(!connection.isConnected)
    }

    @Test("a place outlives what it was on, and holds nothing")
    func ended() {
        var button: Button? = Button("a")
        let connection = button?.onClicked {}
        let trace = button.map(Trace.init)
        button = nil
        #expect(trace?.isGone == true && connection?.isConnected == false)
        connection?.disconnect()
        #expect(connection?.blocked { 3 } == 3)
    }

    @Test("a selection's handlers are blocked and go, also where a change of the list tells them")
    func selection() {
        let list = ArrayList((0..<9).map { Row(id: $0) })
        let view = ListView(list, selection: .multiple, row: { Label() }, update: { $0.text = "\($1.id)" })
        var (first, second) = (0, 0)
        let connection = view.selection.onChanged { _ in first += 1 }
        view.selection.onChanged { _ in second += 1 }
        view.selection.select(3)
        #expect(first == 1 && second == 1)
        connection.blocked { _ = list.elements.remove(at: 3) }
        #expect(first == 1 && second == 2)
        view.selection.select(3)
        connection.disconnect()
        list.elements.remove(at: 3)
        #expect(first == 2 && second == 4 && view.selection.indices.isEmpty)
    }

    @Test("handlers that Swift calls come in order, are blocked, and go while others are called")
    func list() {
        let handlers = HandlerList<Int>()
        var heard: [String] = []
        var last: Connection?
        handlers.add { heard.append("a\($0)") }
        let second = handlers.add {
            heard.append("b\($0)")
            last?.disconnect()
        }
        last = handlers.add { heard.append("c\($0)") }
        second.blocked { handlers.send(1) }
        handlers.send(2)
        handlers.send(3)
        #expect(heard == ["a1", "c1", "a2", "b2", "a3", "b3"])
        #expect(second.isConnected && last?.isConnected == false)
    }
}
