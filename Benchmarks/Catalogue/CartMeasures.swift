import BenchSupport
import ComptoirApp
import Foundation
import GTK
import Store
import Widgets

/// The cart, in the program's own library.
@MainActor
enum CartMeasures {
    /// Fills the cart with so many lines, the same each time, two of three for a drink.
    static func fill(_ count: Int) async throws {
        let library = try await MeasuredPage.cart().library
        let lines = (0..<count).map { number in
            let evening = CartReason(drink: "invented-\(number % 40)", servings: 4, quantity: nil)
            return Library.CartAddition(
                product: "invented-product-\(number)", name: "Invented product \(number)", quantity: 1 + number % 5,
                reasons: number % 3 == 0 ? [] : [evening])
        }
        try await library.addToCart(lines)
    }

    /// From asking for the page to the frame with its first lines, with the memory that all that come by themselves take,
    /// and from a line checked off, or taken back, to the frame that shows it.
    static func measure() async throws {
        let (library, open) = try await MeasuredPage.cart()
        let opened = OpenedPage(for: CheckButton.self, width: 1_000, open)
        let check = opened.part
        guard let line = try await library.cartLines.first else { fatalError("the cart is empty") }
        // The library is kept from run to run.
        let isChecked = !line.isChecked
        let change = opened.probe.paint(until: { check.isActive == isChecked }) {
            Task { try await library.setCartChecked(isChecked, line.id) }
        }
        print("time", opened.time.wall.text, "memory", opened.memory.text, "change", change.wall.text)
    }
}
