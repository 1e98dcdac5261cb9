import Store
import Testing

@testable import ComptoirApp

@Suite("The web pages of an entry")
@MainActor
struct EntryLinksTests {
    private func link(_ title: String, _ address: String) throws -> PageLink {
        PageLink(title: title, address: try PageAddress(address))
    }

    @Test("a source is called by who is behind it, unless that does not tell it from another")
    func publishers() throws {
        let links = try [
            link("Bar Assistant, public data on cocktails (2024)", "https://one.example/data"),
            link("A guild, the list of this year", "https://guild.example/"),
            link("A guild, the older list", "https://two.example/list"),
            link("Without a comma (2020)", "https://three.example/"),
            link(", nothing before it", "https://four.example/"),
        ]
        #expect(
            EntryLinks.publishers(of: links)
                == ["Bar Assistant", nil, nil, "Without a comma (2020)", nil])
    }
}
