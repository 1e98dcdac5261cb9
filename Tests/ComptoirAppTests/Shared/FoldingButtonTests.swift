import GTK
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("A button that says what it does in words too")
struct FoldingButtonTests {
    @Test("says it only where the window is wide, and has its name in both")
    func narrow() async throws {
        Stage.open()
        let environment = try await Kitchen().environment
        var clicks = 0
        let button = FoldingButton("Orders", icon: "comptoir-history-symbolic", environment) { clicks += 1 }
        #expect(!button.isFolded && button.accessibleLabel == "Orders" && button.tooltip == "Orders")
        environment.isNarrow = true
        #expect(Stage.wait { button.isFolded } && button.accessibleLabel == "Orders")
        environment.isNarrow = false
        #expect(Stage.wait { !button.isFolded })
        button.click()
        #expect(clicks == 1)
    }
}
