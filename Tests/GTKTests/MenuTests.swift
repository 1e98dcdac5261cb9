import GTK
import TestSupport
import Testing

@MainActor @Suite("Menus", .serialized)
struct MenuTests {
    init() { Stage.open() }

    private func menu() -> Menu {
        Menu([
            .item("_Preferences", action: "app.preferences"),
            .section(
                "Sort",
                [
                    .item("By _name", action: "win.sort", target: "na\"me"),
                    .item("By _energy", action: "win.sort('energy')", icon: "battery-symbolic"),
                ]),
            .submenu("_Export", [.item("As _JSON", action: "win.export(3)")]),
        ])
    }

    @Test("a menu has the entries it was built from")
    func entries() {
        let menu = menu()
        #expect(menu.count == 3)
        menu.append(.item("_Quit", action: "app.quit"))
        menu.insert(.item("_About", action: "app.about"), at: 0)
        #expect(menu.count == 5)
        menu.remove(at: 0)
        menu.removeAll()
        #expect(menu.count == 0)
    }

    @Test("a popover shows the menu, and its later changes")
    func popover() {
        let menu = menu()
        let popover = PopoverMenu(menu)
        let button = MenuButton("Menu", popover: popover)
        #expect(popover.menu === menu)
        Stage.show(button) { _ in
            button.popUp()
            #expect(Stage.wait { popover.isMapped })
            #expect(texts(in: popover).isSuperset(of: ["Preferences", "Sort", "By name", "Export"]))
            menu.append(.item("_Quit", action: "app.quit"))
            #expect(texts(in: popover).contains("Quit"))
            button.popDown()
        }
        popover.menu = Menu()
        #expect(popover.menu?.count == 0)
    }

    @Test(
        "a menu that is made when it is first wanted is made once, by any way",
        arguments: ["call", "click", "key"])
    func wanted(by way: String) {
        func open() -> [Trace] {
            var made: [Trace] = []
            let button = MenuButton(icon: "open-menu-symbolic", named: "Menu") {
                let menu = menu()
                made.append(Trace(menu))
                return menu
            }
            #expect(button.isSensitive && button.popover == nil && !button.isOpen)
            Stage.show(button) { _ in
                for _ in 1...2 {
                    button.grabFocus()
                    switch way {
                    case "call": button.popUp()
                    case "click": Hands.click(button)
                    default: Hands.type("space")
                    }
                    #expect(Stage.wait { button.popover?.isMapped == true }, "opened by \(way)")
                    #expect(button.popover.map(texts)?.contains("Preferences") == true && made.count == 1)
                    button.popDown()
                    #expect(Stage.wait { !button.isOpen })
                }
            }
            return made + [Trace(button)]
        }
        let traces = open()
        #expect(Stage.wait { traces.allSatisfy(\.isGone) })
    }

    @Test("menu and popover end with the button")
    func lifetime() {
        func make() -> [Trace] {
            let menu = menu()
            let popover = PopoverMenu(menu, nestsSubmenus: true)
            let button = MenuButton("Menu", popover: popover)
            let traces = [Trace(menu), Trace(popover), Trace(button)]
            Stage.show(button) { _ in
                button.popUp()
                _ = Stage.wait { popover.isMapped }
            }
            return traces
        }
        let traces = make()
        #expect(Stage.wait { traces.allSatisfy(\.isGone) })
    }

    private func texts(in widget: Widget) -> Set<String> {
        var result = Set(widget.children.flatMap { texts(in: $0) })
        if let label = widget as? Label { result.insert(label.text) }
        return result
    }
}
