import Foundation
import Testing

@testable import Store

@Suite("What can be made")
struct MakingTests {
    let shop: Shop

    init() async throws {
        shop = try await Shop(packs: ["p.json": DrinkSamples.bar])
    }

    private func makeable(_ id: String) async throws -> Makeable {
        try await shop.catalogue.makeable(try #require(try await shop.catalogue.drink(id: id)))
    }

    @Test("says by what each line is had, by what it is replaced, and what is lacking")
    func reasons() async throws {
        try await shop.library.setShelf([ShelfItem("cointreau"), ShelfItem("gin", .low)])
        let lady = try await makeable("white-lady")
        #expect(lady.lines[0].supply == .had(.init(ingredient: "gin", name: "Gin", state: .low)))
        #expect(
            lady.lines[1].supply
                == .substitute(.init(ingredient: "cointreau", name: "Cointreau", state: .have), note: "Drier."))
        #expect(lady.lines[2].supply == .lacking(canBeMadeOf: []))
        #expect(lady.lacking == ["lemon-juice"])
        #expect(!lady.canBeMade)
    }

    @Test("prefers the thing itself to its family, and what there is of to what is low")
    func preference() async throws {
        try await shop.library.setShelf([ShelfItem("bourbon", .low), ShelfItem("rye")])
        #expect(try await makeable("whiskey-sour").lines[0].item?.ingredient == "rye")
        try await shop.library.setShelf([ShelfItem("whiskey", .low)])
        #expect(try await makeable("whiskey-sour").lines[0].item?.ingredient == "rye")
        try await shop.library.setShelf([ShelfItem("whiskey")])
        #expect(try await makeable("whiskey-sour").lines[0].item?.ingredient == "whiskey")
        #expect(try await makeable("gold-rush").lines[0].item?.ingredient == "bourbon")
    }

    @Test("does not count what is optional or decoration as lacking, and agrees with the lists")
    func agreement() async throws {
        let shelves: [[String]] = [
            [], ["rye"], ["gin"], ["gin", "syrup", "lemon-juice"], ["whiskey", "lemon-juice"],
            ["bourbon", "cointreau", "gin"],
        ]
        for shelf in shelves {
            let change = try await shop.library.setShelf(shelf.map { ShelfItem($0) })
            for summary in try await shop.catalogue.summaries(matching: DrinkQuery()) {
                #expect(try await makeable(summary.id).lacking.count == summary.lacking, "\(summary.id) of \(shelf)")
            }
            try await shop.library.undo(change)
        }
    }

    @Test("takes from the shelf by what each line is had, for all servings, and undo restores it")
    func made() async throws {
        try await shop.library.setShelf([
            ShelfItem("gin", amount: Quantity(70, .centilitre)),
            ShelfItem("cointreau", amount: Quantity(100, .millilitre)),
            ShelfItem("lemon-juice"),
        ])
        let lady = try #require(try await shop.catalogue.drink(id: "white-lady"))
        let made = try await shop.catalogue.made(lady, servings: 3, at: try Days.stamp("2026-11-21"))
        #expect(made.servings == 3)
        #expect(try await shop.library.shelfItem("gin")?.amount == Quantity(61, .centilitre))
        #expect(try await shop.library.shelfItem("cointreau")?.amount == Quantity(10, .millilitre))
        #expect(try await shop.library.shelfItem("cointreau")?.state == .low)
        try await shop.library.undoMade(made.id)
        #expect(try await shop.library.shelfItem("cointreau")?.amount == Quantity(100, .millilitre))
        #expect(try await shop.library.shelfItem("cointreau")?.state == .have)
    }

    @Test("tells of a lacking ingredient that the shelf has what it is made of")
    func subRecipes() async throws {
        let recipe = ", \"recipe\": {\"ingredients\": [\(DrinkSamples.part("honey")), \(DrinkSamples.part("water"))]}"
        let shop = try await Shop(packs: [
            "p.json": DrinkSamples.pack(
                [
                    DrinkSamples.ingredient("honey", kind: "sweetener"),
                    DrinkSamples.ingredient("water", kind: "mixer"),
                    DrinkSamples.ingredient("honey-syrup", kind: "syrup", more: recipe),
                ], [DrinkSamples.drink("sweet", parts: [DrinkSamples.part("honey-syrup")])])
        ])
        try await shop.library.setShelf([ShelfItem("honey"), ShelfItem("water")])
        let sweet = try await shop.catalogue.makeable(try #require(try await shop.catalogue.drink(id: "sweet")))
        #expect(sweet.lines[0].supply == .lacking(canBeMadeOf: ["honey", "water"]))
        #expect(sweet.lacking == ["honey-syrup"])
    }

    @Test("is told anew whenever the shelf changes")
    func observation() async throws {
        let lady = try #require(try await shop.catalogue.drink(id: "white-lady"))
        var values = shop.catalogue.values(on: [.packs, .shelf]) { try await $0.makeable(lady).lacking.count }
            .makeAsyncIterator()
        #expect(try await values.next() == 3)
        try await shop.library.setShelf(["gin", "triple-sec", "lemon-juice"].map { ShelfItem($0) })
        #expect(try await values.next() == 0)
    }
}
