import GTK
import TestSupport
import Testing
import Widgets

/// Row 19 of toolkit.md for what no test of its own covers: role, name and state of each.
@MainActor @Suite("Role, name, state", .serialized)
struct AccessibilityTests {
    init() { Stage.open() }

    private let paint = GradientPaint(Color(red: 0.9, green: 0.2, blue: 0.3), Color(red: 0.4, green: 0, blue: 0.1))

    @Test("toolkit row 19: a shell's sections are a navigation of buttons, of which the selected one is pressed")
    func shell() throws {
        let shell = Shell(
            sections: [
                ShellSection(id: "fruits", title: "Fruits", icon: "comptoir-fruits-symbolic"),
                ShellSection(id: "drinks", title: "Drinks", icon: "comptoir-drinks-symbolic"),
            ], content: Label("Content"))
        shell.selection = "drinks"
        let bars = shell.children.filter { $0.role == .navigation }
        #expect(bars.count == 3)
        for bar in bars {
            let fruits = try #require(button("Fruits", in: bar))
            let drinks = try #require(button("Drinks", in: bar))
            #expect(!fruits.accessibleIs(.pressed) && drinks.accessibleIs(.pressed))
        }
        #expect(endsAfterShowing { Shell(sections: [], content: Label("Content")) })
    }

    @Test("toolkit row 19: rows and cards say what they show")
    func rows() {
        let row = GradientRow()
        row.show(picture: nil, gradient: paint, name: "Strawberry", headline: "Not a berry")
        #expect(row.role == .group && row.accessibleLabel == "Strawberry. Not a berry")
        let hero = HeroHeader(alternativeText: "A strawberry")
        #expect(hero.role == .group && find(.image, named: "A strawberry", in: hero) != nil)
        #expect(ArtPicture(size: 48).role == AccessibleRole.none)
        #expect(ArtPicture(size: 48, alternativeText: "A lemon").accessibleLabel == "A lemon")
        #expect(ShareBar(0.5).role == AccessibleRole.none)
        let chip = Chip("spring", icon: "comptoir-leaf-symbolic")
        #expect(find(.label, in: chip) != nil && chip.text == "spring")
        #expect(WrapBox([chip]).role == .group && Clamp(Label("a")).role == .group)
    }

    @Test("toolkit row 19: a disclosure's heading is a button that says whether it is expanded")
    func disclosure() throws {
        let disclosure = Disclosure("Sources", isExpanded: false, body: Label("A table"))
        let head = try #require(button("Sources", in: disclosure))
        let arrow = try #require(everything(in: head).lazy.compactMap { $0 as? Image }.first)
        #expect(disclosure.role == .group && head.role == .button && !head.accessibleIs(.expanded))
        #expect(arrow.icon == "comptoir-chevron-down-symbolic")
        disclosure.isExpanded = true
        #expect(head.accessibleIs(.expanded) && arrow.icon == "comptoir-chevron-up-symbolic")
    }

    @Test("toolkit row 19: a list and its page are groups; what is covered is out of reach")
    func navigation() {
        let list = Button("List")
        let page = Button("Page")
        let view = NavigationView(root: list, placeholder: Label("Nothing"), rootWidth: 100, splitWidth: 2000)
        view.setPages([page])
        Stage.show(view) { _ in
            #expect(view.role == .group)
            #expect(page.isMapped && !list.isMapped)
        }
    }
}
