import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Tabs", .serialized)
struct TabViewTests {
    init() { Stage.open() }

    private func make(built: @escaping @MainActor (String) -> Void = { _ in }) -> TabView {
        TabView(
            "Recipe",
            [("ingredients", 40), ("instructions", 160), ("shop", 80)].map { id, height in
                TabPage(id: id, title: id.prefix(1).uppercased() + id.dropFirst()) {
                    built(id)
                    let page = Button(id)
                    page.minimumSize = SizeRequest(height: height)
                    return Box(.vertical, [page])
                }
            })
    }

    @Test("toolkit rows 19 and 20: real keys choose tabs; a page is built when it is first shown, and kept")
    func keys() {
        var built: [String] = []
        var told: [String] = []
        let tabs = make { built.append($0) }
        tabs.onSelected { told.append($0) }
        #expect(built == ["ingredients"])
        Stage.show(Box(.vertical, [tabs])) { window in
            Hands.focus(window)
            find(.tab, in: tabs)?.grabFocus()
            Hands.type("Right", "Right", "Right", "End", "Left", "Home")
            #expect(Stage.wait { told.count == 6 })
            #expect(told == ["instructions", "shop", "ingredients", "shop", "instructions", "ingredients"])
            #expect(built == ["ingredients", "instructions", "shop"])
            Hands.type("Tab")
            #expect(Stage.wait { tabs.page("ingredients")?.hasFocus == true })
            Hands.type("ctrl+Next")
            #expect(Stage.wait { tabs.selection == "instructions" && tabs.hasFocus })
        }
    }

    @Test("toolkit rows 20 and 24: from right to left, Left chooses the next tab")
    func mirrored() {
        let tabs = make()
        for widget in everything(in: tabs) { widget.direction = .rightToLeft }
        Stage.show(Box(.vertical, [tabs])) { window in
            Hands.focus(window)
            find(.tab, in: tabs)?.grabFocus()
            Hands.type("Left")
            #expect(Stage.wait { tabs.selection == "instructions" })
        }
    }

    @Test("it is as high as the page that is shown; where there is no room the tabs take several lines")
    func height() {
        let tabs = make()
        let first = tabs.measured(.vertical, for: 400).natural
        tabs.selection = "instructions"
        #expect(tabs.measured(.vertical, for: 400).natural == first + 120)
        let least = tabs.measured(.horizontal).minimum
        #expect(least < 200)
        #expect(tabs.measured(.vertical, for: least).natural > first + 120)
    }

    @Test("toolkit row 19: tabs say which is selected, and each controls its panel")
    func accessibility() throws {
        let tabs = make()
        tabs.selection = "shop"
        let list = try #require(find(.tabList, named: "Recipe", in: tabs))
        let all = everything(in: list).filter { $0.role == .tab }
        #expect(all.map(\.accessibleLabel) == ["Ingredients", "Instructions", "Shop"])
        #expect(all.map { $0.accessibleIs(.selected) } == [false, false, true])
        #expect(all.map(\.isFocusable) == [false, false, true])
        #expect(all[2].hasAccessible(.controls) && find(.tabPanel, named: "Shop", in: tabs)?.isVisible == true)
        #expect(find(.tabPanel, named: "Ingredients", in: tabs)?.isVisible == false)
    }

    @Test("the tabs are as wide as the pages, unless they would be lost in that")
    func width() throws {
        let tabs = make()
        let bar = try #require(everything(in: tabs).compactMap { $0 as? TabBar }.first?.children.first)
        let natural = bar.measured(.horizontal).natural
        for (width, isFilled) in [(natural + 90, true), (natural * 3, false)] {
            Stage.show(Box(.vertical, [tabs]), width: width) { _ in
                #expect(isFilled ? bar.width == tabs.width : bar.width == bar.measured(.horizontal).natural, "\(width)")
            }
        }
    }

    @Test("setting it tells nobody, and it ends with its window")
    func quiet() {
        let tabs = make()
        var told = 0
        tabs.onSelected { _ in told += 1 }
        tabs.selection = "shop"
        #expect(told == 0)
        #expect(endsAfterShowing { make() })
    }
}
