import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("A store of pictures", .serialized)
struct TextureStoreTests {
    init() { Stage.open() }

    /// A picture of 1,600 bytes.
    private var picture: Texture { Texture(width: 20, height: 20) { _ in } }

    @Test("keeps what was used last, up to an amount of memory")
    func capacity() {
        let store = TextureStore<Int>(capacity: 8_000)
        for key in 0..<5 { store[key] = picture }
        #expect(store.count == 5 && store.size == 8_000 && store[0] != nil)
        store[5] = picture
        #expect(store.count == 5 && store[0] != nil && store[1] == nil)
    }

    @Test("lets go of most once none was asked for in a while, and of what was used last never")
    func rest() {
        let store = TextureStore<Int>(capacity: 8_000, patience: .milliseconds(30))
        for key in 0..<5 { store[key] = picture }
        #expect(store.count == 5)
        #expect(Stage.wait { store.count == 1 })
        #expect(store[4] != nil && Memory.givesBack)
        store[6] = picture
        #expect(Stage.wait { store.count == 1 } && store[6] != nil)
    }

    @Test("ends while it waits")
    func lifetime() {
        var store: TextureStore<Int>? = TextureStore(capacity: 1_600)
        weak let trace = store
        store?[0] = picture
        store = nil
        #expect(trace == nil)
    }
}
