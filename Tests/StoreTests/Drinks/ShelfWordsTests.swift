import Testing

@testable import Store

/// Typed lines in a language of which English knows nothing.
@Suite("Words in typed lines for the shelf")
struct ShelfWordsTests {
    private let french = ShelfWords { msgid in
        if msgid.hasPrefix("low") { return "presque vide, presque plus, faible" }
        return msgid.hasPrefix("empty") ? "vide, épuisé" : "de, d’, du, des, la, l’"
    }

    @Test(
        "are taken off, with the amount, wherever they stand",
        arguments: [
            ("20 cl de gin", "gin", Quantity(20, .centilitre) as Quantity?, ShelfItem.State.have),
            ("20cl d'Aperol", "aperol", Quantity(20, .centilitre), .have),
            ("Aperol\u{A0}: 0,5 l", "aperol", Quantity(50, .centilitre), .have),
            ("1 l d’ananas", "ananas", Quantity(100, .centilitre), .have),
            ("Du champagne", "champagne", nil, .have), ("de l’Aperol", "aperol", nil, .have),
            ("gin presque  vide", "gin", nil, .low), ("GIN (Vide)", "gin", nil, .empty),
            ("gin – épuise", "gin", nil, .empty), ("vide\u{A0}: gin", "gin", nil, .empty),
            ("presque plus de gin", "gin", nil, .low), ("gin, faible, 20 cl", "gin", Quantity(20, .centilitre), .low),
            ("20 cl of gin, almost empty", "gin", Quantity(20, .centilitre), .low), ("out of gin", "gin", nil, .empty),
            ("some gin: low", "gin", nil, .low), ("the gin", "gin", nil, .have),
        ])
    func understood(line: String, name: String, amount: Quantity?, state: ShelfItem.State) {
        let typed = ShelfLine(line, french)
        #expect(typed.names.last == name && typed.amount == amount && typed.state == state, "\(typed)")
    }

    @Test("are left where they are part of a name, or all that there is")
    func left() {
        for line in ["Low-fat milk", "Stout", "vide", "Rhum de la Jamaïque", "L", "low fat milk"] {
            let typed = ShelfLine(line, french)
            #expect(typed.names.first == TextFolding.fold(line) && typed.state == .have, "\(typed)")
        }
        #expect(ShelfLine("La Fée", french).names == ["la fee", "fee"])
        #expect(ShelfLine("gin vide", .english).names == ["gin vide"])
    }
}
