import ServerUI
import Testing

@Suite("Paths to values")
struct ValuePathTests {
    @Test("are written with dots, and have at least one name")
    func paths() {
        #expect(ValuePath(["cart", "items"])?.description == "cart.items")
        #expect(ValuePath(["cart"])?.root == "cart")
        #expect(ValuePath([]) == nil)
    }
}
