import GTK
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The address of a server", .serialized)
struct ServerFieldTests {
    init() { Stage.open() }

    private func field(_ address: String) -> ServerField {
        ServerField(
            "Server", icon: "comptoir-shop-symbolic", address: address, hint: "", test: "Try", use: "Take",
            actions: ServerField.Actions(use: { $0 }, test: { $0 }))
    }

    @Test("is tried and taken by buttons that are there once there is one, or one to be taken away")
    func buttons() throws {
        let (empty, set) = (field(""), field("https://shop.example"))
        try Stage.show(Box(.vertical, [empty, set]), width: 400) { _ in
            @MainActor func shown(_ field: ServerField) -> Bool {
                everything(in: field).contains { ($0 as? Button)?.label == "Take" && $0.isMapped }
            }
            let entry = try #require(everything(in: empty).lazy.compactMap { $0 as? Entry }.first)
            #expect(!shown(empty) && shown(set))
            entry.text = "https://"
            #expect(Stage.wait { shown(empty) })
            entry.text = ""
            #expect(Stage.wait { shown(empty) })
        }
    }
}
