import GTK
import Testing

/// WCAG 2.2, success criterion 1.4.11, for the edge of a board, whose two colours are mixed of tokens.
@MainActor @Suite("The edge of a board")
struct BoardEdgeTests {
    @Test(
        "it can be seen on a card in each theme: 3 to 1",
        arguments: ["light.css", "dark.css", "light-contrast.css", "dark-contrast.css"])
    func contrast(theme: String) throws {
        let tokens = try Tokens(theme)
        let value = try #require(try Rules("drawings.css")[".board-edge"]?["background"])
        let shares = value.matches(of: /mix\(@wood, @brass, ([0-9.]+)\)/).compactMap { Double(String($0.1)) }
        #expect(shares.count == 2)
        let (wood, brass) = (try #require(tokens.color("wood")), try #require(tokens.color("brass")))
        for ground in ["surface", "background"] {
            let card = try #require(tokens.color(ground))
            let best = shares.map { wood.mixed(with: brass, at: $0).contrast(with: card) }.max() ?? 1
            #expect(best >= 3, "\(theme): on \(ground)")
        }
    }
}
