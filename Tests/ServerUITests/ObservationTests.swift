import Observation
import ServerUI
import Testing

@Suite("What is worked out anew") @MainActor
struct ObservationTests {
    /// Counts who was woken.
    final class Woken: @unchecked Sendable {
        var names: Set<Int> = []
    }

    @Test("is the one property among a thousand whose name has changed")
    func one() throws {
        let data = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("n\($0)", Value.number(0)) })
        let screen = RunningScreen(Screen(name: "s", data: data))
        let woken = Woken()
        let components = try (0..<1_000).map { index in
            Component(id: "c\(index)", type: "stepper", properties: ["value": .bound(try Expression("n\(index)"))])
        }
        for (index, component) in components.enumerated() {
            withObservationTracking {
                _ = screen.value("value", of: component, in: .screen)
            } onChange: {
                woken.names.insert(index)
            }
        }
        screen.set("value", of: components[7], in: .screen, to: .number(1))
        #expect(woken.names == [7])
        screen.set("value", of: components[8], in: .screen, to: .number(0))
        #expect(woken.names == [7], "what is as it was wakes nobody")
    }

    @Test("is what reads a field of a source that has changed, and not what reads another")
    func fields() throws {
        let cart = TestCart()
        let screen = RunningScreen(Screen(name: "s"), sources: [cart])
        let woken = Woken()
        for (index, source) in ["cart.count + 1", "cart.total", "cart.count > 0 ? cart.total : ''"].enumerated() {
            let component = Component(id: "\(index)", type: "any", properties: ["p": .bound(try Expression(source))])
            withObservationTracking {
                _ = screen.value("p", of: component, in: .screen)
            } onChange: {
                woken.names.insert(index)
            }
        }
        cart.total = .text("5 €")
        #expect(woken.names == [1])
        cart.count = .number(1)
        #expect(woken.names == [0, 1, 2])
    }

    @Test("is not what went wrong before, when something else goes wrong")
    func mistakes() throws {
        let screen = RunningScreen(Screen(name: "s"))
        let woken = Woken()
        for index in 0..<3 {
            let component = Component(
                id: "\(index)", type: "any", properties: ["p": .bound(try Expression("nobody\(index)"))],
                path: "$.\(index)")
            withObservationTracking {
                _ = screen.value("p", of: component, in: .screen)
            } onChange: {
                woken.names.insert(index)
            }
        }
        #expect(screen.diagnostics.count == 3)
        #expect(woken.names == [])
    }

    @Test("is nothing of another screen, which ends with those who hold it")
    func ended() {
        weak var gone: RunningScreen?
        do {
            let screen = RunningScreen(Screen(name: "s", data: ["a": .number(1)]), sources: [TestCart()])
            gone = screen
            _ = screen.holds(nil, in: .screen)
        }
        #expect(gone == nil)
    }
}
