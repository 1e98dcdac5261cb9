import GTK
import Observation
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Small controls", .serialized)
struct ControlTests {
    init() { Stage.open() }

    @Observable @MainActor
    final class Model {
        var isFavourite = false
        var query = ""
    }

    @Test("toolkit row 19: a heart follows its model and tells of the person's clicks only")
    func favourite() {
        let model = Model()
        let heart = FavouriteButton()
        var told: [Bool] = []
        heart.bind(\.isFavourite) { model.isFavourite }
        heart.onToggled { told.append($0) }
        #expect(heart.role == .button || heart.role == .toggleButton)
        #expect(heart.accessibleLabel == "Add to favourites" && !heart.accessibleIs(.pressed))
        model.isFavourite = true
        UpdateCycle.flush()
        #expect(heart.isFavourite && told.isEmpty)
        #expect(heart.accessibleLabel == "Remove from favourites" && heart.accessibleIs(.pressed))
        #expect(heart.tooltip == "Remove from favourites")
        heart.click()
        #expect(told == [false] && !heart.isFavourite)
        #expect(endsAfterShowing { FavouriteButton() })
    }

    @Test("toolkit rows 19 and 20: typing searches, Escape empties the field, setting the text tells nobody")
    func search() {
        let field = SearchField("Search 64 fruits")
        var told: [String] = []
        field.onChanged { told.append($0) }
        Stage.show(Box(.vertical, [field])) { window in
            Hands.focus(window)
            field.focus()
            Hands.type("k", "i")
            #expect(Stage.wait { told.last == "ki" })
            field.text = "kiwi"
            pause(.milliseconds(250))
            #expect(told.last == "ki")
            Hands.type("Escape")
            #expect(Stage.wait { told.last?.isEmpty == true })
            #expect(field.text.isEmpty)
        }
        #expect(field.role == .search)
        #expect(field.children.first?.accessibleLabel == "Search 64 fruits")
        #expect(endsAfterShowing { SearchField() })
    }

    @Test("a search field on a page that is not shown yet gets the keyboard and its selection once it is")
    func focusBeforeShown() throws {
        let field = SearchField("Search")
        field.text = "kiwi"
        let stack = Stack(.none, ["front": Button("Front"), "back": Box(.vertical, [field])])
        let entry = try #require(everything(in: field).compactMap { $0 as? SearchEntry }.first)
        Stage.show(stack) { window in
            Hands.focus(window)
            field.focus()
            #expect(!field.hasFocus && entry.selection.isEmpty)
            stack.visibleName = "back"
            #expect(Stage.wait { field.hasFocus } && entry.selection == 0..<4)
            // GTK's warning of a caret that blinks in a selection would come with the next frame, and end the tests.
            stack.visibleName = "front"
            field.focus()
            stack.visibleName = "back"
            #expect(Stage.wait { field.hasFocus } && entry.selection == 0..<4)
            Stage.paint(window)
        }
    }

    @Test("toolkit row 19: the theme's button shows a sun or a moon, says what is chosen, and chooses")
    func theme() throws {
        let picker = ThemePicker()
        var chosen: [ThemeChoice] = []
        picker.onChosen { chosen.append($0) }
        #expect(picker.icon == "comptoir-sun-symbolic")
        picker.isDark = true
        #expect(picker.icon == "comptoir-moon-symbolic")
        let menu = try #require(picker.children.first as? MenuButton)
        #expect(menu.accessibleLabel == "Theme: System")
        let list = try #require(menu.popover?.child)
        let options = list.children.compactMap { $0 as? Button }
        #expect(list.role == .radioGroup && options.map(\.role) == [.radio, .radio, .radio])
        #expect(options.map(\.accessibleLabel) == ["System", "Light", "Dark"])
        options[2].click()
        #expect(chosen == [.dark] && picker.choice == .dark)
        #expect(menu.accessibleLabel == "Theme: Dark")
        #expect(options.map { $0.accessibleIs(.checked) } == [false, false, true])
        #expect(endsAfterShowing { ThemePicker(showsTitle: true) })
    }
}
