import Store
import Testing

@testable import ComptoirApp

@Suite("The web pages of an entry")
@MainActor
struct EntryLinksTests {
    private func link(_ title: String, _ address: String) throws -> PageLink {
        PageLink(title: title, address: try PageAddress(address))
    }

    @Test("a source is called by where it is, unless that does not tell it from another")
    func hosts() throws {
        let links = try [
            link("Bar Assistant, public data on cocktails (2024)", "https://one.example/data"),
            link("A guild, the list of this year", "https://guild.example/"),
            link("A guild, the older list", "https://guild.example/older"),
        ]
        #expect(EntryLinks.hosts(of: links) == ["one.example", nil, nil])
    }
}
