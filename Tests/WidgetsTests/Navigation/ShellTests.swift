import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("The shell")
struct ShellTests {
    init() { Stage.open() }

    private func shell(_ names: String...) -> Widgets.Shell {
        Widgets.Shell(
            sections: names.map { ShellSection(id: $0, title: $0, icon: "comptoir-days-symbolic") },
            content: Label("Content"))
    }

    /// The names that are seen, in a window of a width.
    private func names(_ shell: Widgets.Shell, width: Int) -> Set<String> {
        var names: Set<String> = []
        Stage.show(shell, width: width) { _ in
            names = Set(everything(in: shell).compactMap { $0 as? Label }.filter(\.isMapped).map(\.text))
        }
        return names.subtracting(["Content"])
    }

    @Test("shows names at the bottom where all of them fit, and icons alone where one does not")
    func bottom() {
        #expect(names(shell("Fruits", "Days"), width: 360) == ["Fruits", "Days"])
        let long = "What stands in my bar at home"
        #expect(names(shell("Fruits", "Drinks", "Days", long), width: 360) == [])
        #expect(names(shell("Fruits", "Drinks", "Days", long), width: 1200).count == 4)
    }

    @Test("keeps the names for who cannot see them")
    func spoken() {
        let shell = shell("Fruits", "Drinks", "Days", "What stands in my bar at home")
        Stage.show(shell, width: 360) { _ in
            let buttons = everything(in: shell).compactMap { $0 as? ToggleButton }.filter(\.isMapped)
            #expect(buttons.map(\.accessibleLabel).contains("Fruits") && buttons.count == 4)
        }
    }

    @Test("ends after being shown")
    func lifetime() {
        #expect(endsAfterShowing { shell("Fruits", "Days") })
    }
}
