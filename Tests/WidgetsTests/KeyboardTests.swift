import GTK
import TestSupport
import Testing
import Widgets

/// Real keys, for the widgets whose own suites have none.
@MainActor @Suite("By keyboard", .serialized)
struct KeyboardTests {
    init() { Stage.open() }

    /// Shows a widget under a button that has the keyboard.
    private func show(_ widget: Widget, _ body: (Window) throws -> Void) rethrows {
        let before = Button("Before")
        let content = Box(.vertical, [before, widget.layout(expand: [.vertical])])
        try Stage.show(content, width: 800, height: 500) { window in
            Hands.focus(window)
            before.grabFocus()
            try body(window)
        }
    }

    @Test("toolkit row 20: Space and Enter fill and empty a heart")
    func favourite() {
        let heart = FavouriteButton()
        var told: [Bool] = []
        heart.onToggled { told.append($0) }
        show(heart) { _ in
            Hands.type("Tab", "space", "Return")
            #expect(Stage.wait { told == [true, false] })
            #expect(heart.hasFocus)
        }
    }

    @Test("toolkit row 20: the theme is chosen from its menu, which Escape closes")
    func theme() throws {
        let picker = ThemePicker()
        let menu = try #require(picker.children.first as? MenuButton)
        let options = try #require(menu.popover?.child?.children)
        show(picker) { _ in
            Hands.type("Tab", "Return")
            #expect(Stage.wait { options[0].hasFocus })
            Hands.type("Escape")
            #expect(Stage.wait { menu.popover?.isMapped == false && menu.hasFocus })
            Hands.type("space")
            #expect(Stage.wait { options[0].hasFocus })
            Hands.type("Down", "Down")
            #expect(Stage.wait { options[2].hasFocus })
            Hands.type("Return")
            #expect(Stage.wait { picker.choice == .dark && menu.popover?.isMapped == false })
        }
    }

    @Test("toolkit row 20: Tab reaches a banner's step and the button that closes it")
    func banner() {
        let banner = Banner("3 entries were skipped")
        var steps = 0
        var closed = 0
        banner.action = NextStep("Details") { steps += 1 }
        banner.onClosed { closed += 1 }
        show(banner) { _ in
            Hands.type("Tab", "Return")
            #expect(Stage.wait { steps == 1 })
            Hands.type("Tab", "Return")
            #expect(Stage.wait { closed == 1 && !banner.isVisible })
        }
    }

    @Test("toolkit row 20: Tab reaches the step that a status page offers")
    func status() {
        var retries = 0
        let page = StatusPage(.failed(title: "No", retry: NextStep("Try again") { retries += 1 }))
        show(page) { _ in
            Hands.type("Tab", "Return")
            #expect(Stage.wait { retries == 1 })
        }
    }

    @Test("toolkit row 20: Tab reaches a message's step, and Enter takes it")
    func toastStep() {
        let below = Button("Below")
        let toasts = ToastOverlay(Box(.vertical, [below]))
        var undone = 0
        show(toasts) { _ in
            toasts.show("Lemon removed", action: NextStep("Undo") { undone += 1 })
            // Tab goes from above to below, which is known once there is a place.
            #expect(Stage.wait { (button("Undo", in: toasts)?.height ?? 0) > 0 })
            Hands.type("Tab", "Tab", "Return")
            #expect(Stage.wait { undone == 1 && toasts.text == nil })
        }
    }

    @Test("toolkit row 20: Enter starts from an onboarding card")
    func onboarding() {
        let card = OnboardingCard()
        var starts = 0
        card.onStart { starts += 1 }
        show(card) { _ in
            Hands.type("Tab", "Return")
            #expect(Stage.wait { starts == 1 })
        }
    }

    @Test("toolkit row 20: Tab goes through a shell's sections, and Enter selects one")
    func shell() {
        let inside = Button("Inside")
        let shell = Shell(
            sections: ["fruits", "drinks", "days"].map {
                ShellSection(id: $0, title: "Go to \($0)", icon: "comptoir-\($0)-symbolic")
            }, content: Box(.vertical, [inside]))
        var told: [String] = []
        shell.onSelected { told.append($0) }
        show(shell) { _ in
            for _ in 0..<8 where !inside.hasFocus {
                Hands.type("Tab", "Return")
                pause(.milliseconds(60))
            }
            #expect(Stage.wait { Set(told) == ["fruits", "drinks", "days"] })
        }
    }

    @Test("toolkit row 20: Enter opens and closes a disclosure; Tab enters it only while it is open")
    func disclosure() {
        let (inside, after) = (Button("Inside"), Button("After"))
        let disclosure = Disclosure("Sources", isExpanded: false, body: inside)
        show(Box(.vertical, [disclosure, after])) { _ in
            Hands.type("Tab", "Tab")
            #expect(Stage.wait { after.hasFocus })
            Hands.type("shift+Tab", "Return")
            #expect(Stage.wait { disclosure.isExpanded && inside.isMapped })
            Hands.type("Tab")
            #expect(Stage.wait { inside.hasFocus })
            Hands.type("shift+Tab", "space")
            #expect(Stage.wait { !disclosure.isExpanded && !inside.isMapped })
        }
    }

    @Test("toolkit row 20: Enter opens and closes a table")
    func table() {
        let table = DisclosureTable("Nutrition", isExpanded: false)
        table.rows = [TableEntry(id: "energy", title: "Energy", amount: "32 kcal")]
        show(table) { _ in
            Hands.type("Tab", "Return")
            #expect(Stage.wait { table.isExpanded })
        }
    }

    @Test("toolkit row 20: what an open page covers is out of the keyboard's reach")
    func navigation() {
        let (list, page) = (Button("List"), Button("Page"))
        let view = NavigationView(
            root: Box(.vertical, [list]), placeholder: Label("Nothing"), rootWidth: 100, splitWidth: 2000)
        show(view) { _ in
            Hands.type("Tab")
            #expect(Stage.wait { list.hasFocus })
            view.setPages([Box(.vertical, [page])])
            #expect(Stage.wait { page.isMapped && !list.isMapped })
            for _ in 0..<4 {
                Hands.type("Tab")
                #expect(!list.hasFocus)
            }
            view.setPages([])
            #expect(Stage.wait { list.isMapped && !page.isMapped })
        }
    }

    @Test("toolkit row 20: what only shows something is no stop of Tab")
    func passedBy() {
        let after = Button("After")
        let row = GradientRow()
        row.show(
            picture: nil,
            gradient: GradientPaint(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)), name: "Lemon",
            headline: "A sour sun")
        let widgets: [Widget] = [
            Chip("spring"), Clamp(Label("a")), WrapBox([Chip("a"), Chip("b")]), TextLine(text: Label("a")),
            ShareBar(0.5), row, ArtPicture(size: 24), HeroHeader(height: 60),
        ]
        show(Box(.vertical, widgets + [after])) { _ in
            Hands.type("Tab")
            #expect(Stage.wait { after.hasFocus })
        }
    }
}
