import Foundation
import Testing

@testable import Store

@Suite("Favourites")
struct FavouriteTests {
    private let cellar: Cellar
    private var library: Library { cellar.library }

    init() async throws { cellar = try await Cellar() }

    @Test("are kept when the library is opened again")
    func areKept() async throws {
        try await library.setFavourite(true, .fruit, id: "apple")
        let again = try await Library.open(at: cellar.folder["library.sqlite"])
        #expect(try await again.isFavourite(.fruit, id: "apple"))
        #expect(try await !again.isFavourite(.fruit, id: "pear"))
        #expect(again.state == .durable)
        #expect(again.notices == [])
    }

    @Test("are listed with the newest first, and keep their date when marked twice")
    func order() async throws {
        try await library.setFavourite(true, .fruit, id: "apple")
        let first = cellar.clock.now()
        cellar.clock.advance(hours: 1)
        try await library.setFavourite(true, .fruit, id: "pear")
        try await library.setFavourite(true, .fruit, id: "apple")
        let favourites = try await library.favourites(of: .fruit)
        #expect(favourites.map(\.id) == ["pear", "apple"])
        #expect(favourites.last?.addedAt == first)
    }

    @Test("come back with their date when the removal is undone")
    func undo() async throws {
        try await library.setFavourite(true, .fruit, id: "apple")
        let before = try await library.favourites(of: .fruit)
        cellar.clock.advance(hours: 5)
        let removed = try #require(try await library.setFavourite(false, .fruit, id: "apple"))
        #expect(try await library.favourites(of: .fruit) == [])
        try await library.restore(removed)
        #expect(try await library.favourites(of: .fruit) == before)
    }

    @Test("may be of entries that no pack has")
    func unknownEntry() async throws {
        let shop = try await Shop()
        try await shop.library.setFavourite(true, .fruit, id: "no-such-fruit")
        #expect(try await shop.names(FruitQuery(onlyFavourites: true)) == [])
        #expect(try await shop.library.favourites(of: .fruit).map(\.id) == ["no-such-fruit"])
    }

    @Test("of two programs at once are all kept")
    func twoPrograms() async throws {
        let other = try await Library.open(at: cellar.folder["library.sqlite"])
        try await withThrowingTaskGroup { group in
            for number in 0..<60 {
                let program = number % 2 == 0 ? library : other
                group.addTask { try await program.setFavourite(true, .fruit, id: "fruit-\(number)") }
            }
            for try await _ in group {}
        }
        #expect(try await library.favourites(of: .fruit).count == 60)
        #expect(try await other.favourites(of: .fruit).count == 60)
    }
}
