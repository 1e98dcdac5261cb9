import ArgumentParser
import Foundation
import GTK
import Store

/// `comptoir cart`: what is to be bought.
struct CartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cart", abstract: tr("Lists what is in the cart, or changes it."),
        subcommands: [List.self, Add.self, Remove.self, Clear.self], defaultSubcommand: List.self)

    /// `comptoir cart`.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: tr("Lists what is in the cart; what is done where nothing else is said."))

        @Flag(help: ArgumentHelp(tr("As a JSON object with lines, count, totals and withoutPrice.")))
        var json = false

        func run() throws {
            try withStores { stores in
                let cart = try await stores.catalogue.cart
                if json { return String(decoding: try CartExport(cart).json(), as: UTF8.self) }
                return CartText(Formats.ofPerson(language: stores.language)).text(cart)
            }
        }
    }

    /// `comptoir cart add PRODUCT --quantity 2`.
    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: tr("Puts a product into the cart, or more of it."))

        @Argument(help: ArgumentHelp(tr("The product, by its name or id."))) var product: String
        @Option(help: ArgumentHelp(tr("How many."))) var quantity = 1
        @Flag(help: ArgumentHelp(tr("Writes a line of one’s own, as “ice”, instead of a product."))) var text = false

        func validate() throws { try checkQuantity(quantity) }

        func run() throws {
            let (product, quantity, isText) = (product, quantity, text)
            try withStores(toChange: true) { stores in
                if isText {
                    try await stores.library.addCartText(product, quantity: quantity)
                } else {
                    let found = try await stores.catalogue.product(named: product)
                    try await stores.catalogue.addToCart([(found.id, quantity, [])])
                }
                return ""
            }
        }
    }

    /// `comptoir cart remove PRODUCT`.
    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: tr("Takes a product out of the cart, or some of it."))

        @Argument(help: ArgumentHelp(tr("The product, or the line that was written, by its name or id."))) var product:
            String
        @Option(help: ArgumentHelp(tr("How many; all where that is not said."))) var quantity: Int?

        func validate() throws { if let quantity { try checkQuantity(quantity) } }

        func run() throws {
            let (product, quantity) = (product, quantity)
            try withStores(toChange: true) { stores in
                let item = try await stores.catalogue.cartItem(named: product)
                let rest = quantity.map { max(0, item.line.quantity - $0) } ?? 0
                try await stores.library.setCartQuantity(rest, item.id)
                return ""
            }
        }
    }

    /// `comptoir cart clear`.
    struct Clear: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: tr("Takes everything out of the cart."))

        func run() throws {
            try withStores(toChange: true) { stores in
                try await stores.library.clearCart()
                return ""
            }
        }
    }
}

private func checkQuantity(_ quantity: Int) throws {
    guard (1...Cart.quantityLimit).contains(quantity) else {
        throw ValidationError(ErrorWording.translated.message(CartProblem.quantity(quantity)))
    }
}

/// The cart as the command line tells it, a line each.
struct CartText {
    private let formats: Formats

    init(_ formats: Formats) { self.formats = formats }

    /// All lines, and what they come to.
    @MainActor
    func text(_ cart: Cart) -> String {
        guard !cart.isEmpty else { return tr("There is nothing in the cart.") }
        let lines = cart.items.map { item in
            let text = tr("{count} × {name}", ["count": String(item.line.quantity), "name": item.name])
            return [text, item.product.map { formats.pack($0.pack) }, item.cost.map(formats.money)]
                .compactMap(\.self).joined(separator: " · ")
        }
        let sum = [formats.items(cart.count), formats.total(cart.total)].filter { !$0.isEmpty }
        return (lines + [sum.joined(separator: " · ")]).joined(separator: "\n")
    }
}
