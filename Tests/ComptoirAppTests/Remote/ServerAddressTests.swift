import Foundation
import Store
import Testing

@Suite("Server addresses")
struct ServerAddressTests {
    @Test(
        "what a person types is read as it is meant",
        arguments: [
            ("shop.example", "https://shop.example/comptoir.json"),
            ("  https://Shop.Example/  ", "https://shop.example/comptoir.json"),
            ("https://shop.example/fruit/", "https://shop.example/fruit/comptoir.json"),
            ("https://shop.example/fruit", "https://shop.example/fruit/comptoir.json"),
            ("https://shop.example:8443/my.json", "https://shop.example:8443/my.json"),
            ("http://localhost:8080", "http://localhost:8080/comptoir.json"),
            ("http://192.168.1.20/shop", "http://192.168.1.20/shop/comptoir.json"),
            ("http://pantry.local", "http://pantry.local/comptoir.json"),
            ("http://[::1]:8080", "http://[::1]:8080/comptoir.json"),
        ])
    func read(text: String, address: String) throws {
        #expect(try ServerAddress(text).url.absoluteString == address)
        // What it is shown as is read as the same.
        #expect(try ServerAddress(ServerAddress(text).text) == ServerAddress(text))
    }

    @Test(
        "what is no address, or no safe one, is told",
        arguments: [
            ("", "Type the address of a server."),
            ("https://", "This is not an address. One looks like “https://shop.example/”."),
            ("two words", "This is not an address. One looks like “https://shop.example/”."),
            ("ftp://shop.example", "“ftp” is not a web server. An address begins with “https://”."),
            ("file:///etc/passwd", "“file” is not a web server. An address begins with “https://”."),
            (
                "http://shop.example",
                "Write “https://”: without it anybody on the way can read and change what is sent."
            ),
            ("http://172.32.0.1", "Write “https://”: without it anybody on the way can read and change what is sent."),
            (
                "http://10.0.0.1.example",
                "Write “https://”: without it anybody on the way can read and change what is sent."
            ),
            ("https://ann:secret@shop.example", "Leave out name and password: they would be kept for all to read."),
            ("https://shop.example/?a=b", "Leave out what follows “?” or “#”."),
        ])
    func refused(text: String, message: String) {
        let problem = #expect(throws: ServerAddress.Problem.self) { try ServerAddress(text) }
        #expect(problem.map { ErrorWording.english.message($0) } == message)
    }
}
