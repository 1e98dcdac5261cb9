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

    @Test("shows names at the bottom where all of them fit, and icons alone where they do not")
    func bottom() {
        #expect(names(shell("Fruits", "Days"), width: 360) == ["Fruits", "Days"])
        let long = "What stands in my bar at home, and in the cellar"
        #expect(names(shell("Fruits", "Drinks", "Days", long), width: 360) == [])
        #expect(names(shell("Fruits", "Drinks", "Days", long), width: 1200).count == 4)
    }

    @Test(
        "gives the sections at the bottom one width, and one with a long name more where it needs that",
        arguments: ["Days", "What stands in my bar"])
    func widths(last: String) {
        let shell = shell("Bar", "Fruits", last)
        Stage.show(shell, width: 360) { _ in
            let buttons = everything(in: shell).compactMap { $0 as? ToggleButton }.filter(\.isMapped)
            let widths = buttons.map(\.width)
            #expect(buttons.allSatisfy { $0.width >= $0.child?.measured(.horizontal).natural ?? 0 })
            #expect(last == "Days" ? Set(widths).count == 1 : widths[2] > widths[1] && widths[1] > widths[0])
        }
    }

    @Test(
        "says when it has become narrow, when it has its sidebar, and when no longer", arguments: [360, 599, 600, 1200])
    func narrow(width: Int) {
        let shell = shell("Fruits", "Days")
        var (told, sidebar): ([Bool], [Bool]) = ([], [])
        shell.onNarrowChanged { told.append($0) }
        shell.onSidebarChanged { sidebar.append($0) }
        Stage.show(shell, width: width) { _ in
            #expect(shell.isNarrow == (width < 600))
            #expect(shell.hasSidebar == (width > 1000))
            #expect(Stage.wait { told == (width < 600 ? [true] : []) && sidebar == (width > 1000 ? [true] : []) })
        }
    }

    @Test("keeps the names for who cannot see them")
    func spoken() {
        let shell = shell("Fruits", "Drinks", "Days", "What stands in my bar at home, and in the cellar")
        Stage.show(shell, width: 360) { _ in
            let buttons = everything(in: shell).compactMap { $0 as? ToggleButton }.filter(\.isMapped)
            #expect(buttons.map(\.accessibleLabel).contains("Fruits") && buttons.count == 4)
        }
    }

    @Test("shows a number at a section in each of its forms, says it, and takes it away", arguments: [360, 800, 1200])
    func badge(width: Int) {
        let shell = shell("Fruits", "Shop")
        Stage.show(shell, width: width) { _ in
            @MainActor func badges() -> [Label] {
                everything(in: shell).compactMap { $0 as? Label }.filter { $0.isMapped && $0.text == "12" }
            }
            shell.setBadge("12", spoken: "12 items", of: "Shop")
            #expect(Stage.wait { badges().count == 1 && badges()[0].width > 0 })
            let button = everything(in: shell).compactMap { $0 as? ToggleButton }.first {
                $0.isMapped && $0.accessibleLabel == "Shop"
            }
            #expect(button?.accessibleDifference(description: "12 items") == nil)
            if let button, let seen = badges()[0].bounds(in: button) {
                #expect(seen.x >= 0 && seen.x + seen.width <= Double(button.width) && seen.y >= 0)
            }
            shell.setBadge("", spoken: "", of: "Shop")
            #expect(Stage.wait { badges().isEmpty })
        }
    }

    @Test("ends after being shown")
    func lifetime() {
        #expect(endsAfterShowing { shell("Fruits", "Days") })
    }
}
