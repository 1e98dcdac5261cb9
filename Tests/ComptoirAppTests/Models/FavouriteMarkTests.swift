import Foundation
import TestSupport
import Testing

@testable import ComptoirApp
@testable import Store

@MainActor @Suite("The heart of an entry")
struct FavouriteMarkTests {
    private let kitchen: Kitchen
    private var library: Library { kitchen.environment.library }

    init() async throws { kitchen = try await Kitchen() }

    private func mark(_ id: String, _ kind: EntryKind = .fruit) -> FavouriteMark {
        let mark = FavouriteMark(kind, id: id, environment: kitchen.environment)
        mark.start()
        return mark
    }

    @Test("is as the library has it, for its kind and id alone")
    func follows() async throws {
        let (apple, drink, kiwi) = (mark("apple"), mark("apple", .drink), mark("kiwi"))
        try await library.setFavourite(true, .fruit, id: "apple")
        #expect(Stage.wait { apple.isSet })
        #expect(!drink.isSet && !kiwi.isSet)
        try await library.setFavourite(false, .fruit, id: "apple")
        #expect(Stage.wait { !apple.isSet })
    }

    @Test("shows a click at once, and never goes back and forth while clicks are saved")
    func quick() async throws {
        let apple = mark("apple")
        let history = History { apple.isSet }
        for _ in 0..<3 { apple.toggle(named: "Apple") }
        #expect(apple.isSet)
        await kitchen.environment.performing?.value
        #expect(try await library.isFavourite(.fruit, id: "apple") && kitchen.environment.notices.count == 1)
        let quince = mark("quince")
        try await library.setFavourite(true, .fruit, id: "quince")
        #expect(Stage.wait { quince.isSet })
        #expect(apple.isSet && history.values == [false, true, false])
    }

    @Test("that was taken away comes back, with its date, when that is undone")
    func undone() async throws {
        try await library.setFavourite(true, .fruit, id: "apple")
        let before = try await library.favourites(of: .fruit)
        let apple = mark("apple")
        #expect(Stage.wait { apple.isSet })
        apple.toggle(named: "Apple")
        #expect(Stage.wait { !kitchen.environment.notices.isEmpty })
        let notice = try #require(kitchen.environment.notices.first)
        #expect(notice.text == "Apple is no longer a favourite.")
        notice.undo?()
        #expect(Stage.wait { apple.isSet })
        #expect(try await library.favourites(of: .fruit) == before)
    }

    @Test("that cannot be saved is as it was, and the person is told why")
    func unsaved() async throws {
        let file = URL(filePath: kitchen.folder.path).appending(path: "newer/library.sqlite")
        // A newer version of the program has written it, so that it is read only.
        let later = LibraryMigration(name: "later", sql: "CREATE TABLE later (id TEXT)")
        _ = try LibraryOpener(url: file, clock: { Date() }, migrations: LibraryMigration.all + [later]).open()
        let environment = Environment(
            folders: kitchen.environment.folders, preferences: kitchen.preferences,
            catalogue: kitchen.environment.catalogue, library: try await Library.open(at: file), language: "en")
        let apple = FavouriteMark(.fruit, id: "apple", environment: environment)
        apple.start()
        apple.toggle(named: "Apple")
        #expect(apple.isSet)
        await environment.performing?.value
        #expect(!apple.isSet && environment.notices.count == 1 && environment.notices[0].undo == nil)
        #expect(environment.notices[0].text.hasPrefix("The favourite could not be saved."))
        for _ in 0..<2 { apple.toggle(named: "Apple") }
        await environment.performing?.value
        #expect(!apple.isSet)
    }
}
