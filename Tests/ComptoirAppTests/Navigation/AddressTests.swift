import Foundation
import Store
import Testing

@testable import ComptoirApp

@Suite("Addresses")
struct AddressTests {
    @Test(
        "are read and written the same way",
        arguments: [
            ("comptoir:/discover", Address.discover), ("comptoir:/screen/party", .screen("party")),
            ("file:///home/me/my%20screen.json", .screenFile("/home/me/my screen.json")),
            ("comptoir:/fruits", Address.fruits), ("comptoir:/fruit/apple", .fruit("apple")),
            ("comptoir:/fruit/asian-pear", .fruit("asian-pear")), ("comptoir:/compare/apple", .compare(["apple"])),
            ("comptoir:/compare/apple,kiwi,orange", .compare(["apple", "kiwi", "orange"])),
            ("comptoir:/drinks", .drinks), ("comptoir:/drink/negroni", .drink("negroni")), ("comptoir:/bar", .bar),
            ("comptoir:/log", .log), ("comptoir:/stores", .stores),
            ("comptoir:/drinks?", .drinksMatching(DrinkQuery())),
            ("comptoir:/drinks?lacking=0", .drinksMatching(DrinkQuery(lacking: 0))),
            (
                "comptoir:/drinks?text=a%2Fb%20%26%20%C3%A9&fruit=apple",
                .drinksMatching(DrinkQuery(text: "a/b & é", fruit: "apple"))
            ),
            ("comptoir:/counter/3", .counter(3)), ("comptoir:/counter/3/edit", .counterEditor(3)),
            ("comptoir:/store/market", .store("market")),
            (
                "comptoir:/store/0b5c7d2e-6a7e-4a53-9a38-3c0a4f3f2d11",
                .store("0b5c7d2e-6a7e-4a53-9a38-3c0a4f3f2d11")
            ),
        ])
    func roundTrip(text: String, address: Address) throws {
        #expect(try Address(text) == address)
        #expect(address.text == text)
        #expect(try Address(address.text) == address)
    }

    @Test("say every criterion of a list of drinks, each by itself and all at once")
    func arguments() throws {
        let changes: [(inout DrinkQuery) -> Void] = [
            { $0.text = "piña  col" }, { $0.category = .beforeDinner }, { $0.minimumRating = 8 },
            { $0.levels = [.easy, .medium] }, { $0.bases = ["gin", "rum"] }, { $0.glasses = [.nickAndNora] },
            { $0.methods = [.dryShake, .stir] }, { $0.alcohol = [.free] }, { $0.onlyFavourites = true },
            { $0.lacking = 2 }, { $0.countsSubstitutes = false }, { $0.ingredient = "lime-juice" },
            { $0.fruit = "apple" }, { $0.order = .strength }, { $0.isDescending = true },
        ]
        var all = DrinkQuery()
        for change in changes {
            var query = DrinkQuery()
            change(&query)
            change(&all)
            #expect(query != DrinkQuery() && query.arguments.contains("=") && !query.arguments.contains("&"))
            #expect(try Address(Address.drinksMatching(query).text) == .drinksMatching(query))
        }
        let kept = try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(all)) as? [String: Any])
        #expect(kept.count == changes.count && all.arguments.split(separator: "&").count == changes.count)
        #expect(try Address(Address.drinksMatching(all).text) == .drinksMatching(all))
    }

    @Test(
        "take the slashes and the capitals that desktops add",
        arguments: [
            "comptoir:///fruit/apple", "COMPTOIR:/fruit/apple", "comptoir:/fruit/apple/", "comptoir:fruit/apple",
        ])
    func lenient(text: String) throws {
        #expect(try Address(text) == .fruit("apple"))
    }

    @Test(
        "that lead nowhere are refused with the text that was found",
        arguments: [
            "", "apple", "/fruit/apple", "https://fruit/apple", "comptoir:", "comptoir:/", "comptoir:/fruit",
            "comptoir:/fruit/", "comptoir:/fruit/a/b", "comptoir:/fruit/../etc", "comptoir:/fruit/é",
            "comptoir:/fruit/a b", "comptoir:/compare/", "comptoir:/compare/a,b,c,d", "comptoir:/compare/a,../b",
            "comptoir:/drink/", "comptoir:/drinks/negroni", "comptoir:/fruits/apple", "comptoir:/bar/gin",
            "comptoir:/screen/", "comptoir:/screen/../x", "file:///etc/passwd", "file://host/x.json",
            "comptoir:/store/", "comptoir:/store/a b", "comptoir:/stores/a",
            "comptoir:/fruits?lacking=0", "comptoir:/drink/negroni?", "comptoir:/drinks?lacking",
            "comptoir:/drinks?lacking=-1",
            "comptoir:/drinks?colour=red", "comptoir:/drinks?level=easy,hard", "comptoir:/drinks?level=",
            "comptoir:/drinks?fruit=../etc", "comptoir:/drinks?rating=11", "comptoir:/drinks?text=%",
        ])
    func refused(text: String) {
        #expect(throws: AddressProblem(text: text)) { try Address(text) }
        let words = AddressProblem(text: text).description
        #expect(words.contains("“\(text)”") && words.contains("comptoir:/fruit/apple"))
    }
}
