import Store
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("A value that is followed")
struct LiveValueTests {
    private let kitchen: Kitchen
    private var catalogue: Catalogue { kitchen.environment.catalogue }

    init() async throws { kitchen = try await Kitchen() }

    private func fruit(_ id: String) -> AsyncThrowingStream<Fruit?, any Error> {
        catalogue.values(on: [.packs], of: { try await $0.fruit(id: id) })
    }

    private func count(_ query: WrittenQuery) -> AsyncThrowingStream<Int, any Error> {
        catalogue.values(on: [.packs], of: { try await $0.rows(matching: query).count })
    }

    @Test("comes, changes with the catalogue, and may be that there is nothing")
    func changes() async throws {
        let banana = LiveValue<Fruit?>()
        #expect(banana.state == .loading && banana.value == nil)
        banana.follow(fruit("banana"))
        #expect(Stage.wait { banana.value??.name == "Banana" })
        try await kitchen.restock([Kitchen.apple])
        #expect(Stage.wait { banana.state == .ready(nil) })
    }

    @Test("tells of no change where it was read anew and is the same")
    func same() async throws {
        let apple = LiveValue<Fruit?>()
        apple.follow(fruit("apple"))
        #expect(Stage.wait { apple.value != nil })
        let history = History { apple.state }
        let fruits = LiveValue<Int>()
        fruits.follow(count(.good))
        try await kitchen.restock([Kitchen.apple, Kitchen.kiwi])
        #expect(Stage.wait { fruits.value == 2 })
        try await kitchen.restock([Kitchen.kiwi])
        #expect(Stage.wait { apple.state == .ready(nil) })
        #expect(history.values.count == 1)
    }

    @Test("that cannot be read says why, and comes when it is followed again")
    func failure() {
        let number = LiveValue<Int>()
        number.follow(count(.bad))
        #expect(Stage.wait { number.state.hasFailed })
        guard case .failed(let failure) = number.state else { return }
        #expect(failure.message.hasPrefix("The catalogue could not be read."))
        number.follow(count(.good))
        #expect(number.state == .loading)
        #expect(Stage.wait { number.state == .ready(4) })
    }

    @Test("of something else stays what it was until that is there")
    func replaced() {
        let shown = LiveValue<Fruit?>()
        shown.follow(fruit("apple"))
        #expect(Stage.wait { shown.value??.id == "apple" })
        let history = History { shown.value??.id }
        shown.follow(fruit("quince"))
        shown.follow(fruit("kiwi"))
        #expect(shown.value??.id == "apple")
        #expect(Stage.wait { shown.value??.id == "kiwi" })
        #expect(history.values == ["apple"])
    }

    @Test("is gone with its owner, whatever it follows")
    func lifetime() {
        weak var gone: LiveValue<Fruit?>?
        do {
            let value = LiveValue<Fruit?>()
            gone = value
            value.follow(fruit("apple"))
            #expect(Stage.wait { value.value != nil })
        }
        #expect(Stage.wait { gone == nil })
    }
}
