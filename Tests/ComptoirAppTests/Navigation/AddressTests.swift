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
        ])
    func refused(text: String) {
        #expect(throws: AddressProblem(text: text)) { try Address(text) }
        let words = AddressProblem(text: text).description
        #expect(words.contains("«\(text)»") && words.contains("comptoir:/fruit/apple"))
    }
}
