import Foundation
import GTK
import Store
import TestSupport
import ComptoirWidgets
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The sheet of a bottle", .serialized)
struct BottleSheetTests {
    private let kitchen: Kitchen
    private let model: BarModel
    private let theme: Theme

    init() async throws {
        Stage.open()
        theme = Theme(
            folder: Kitchen.resources.appending(path: "style").path, sheets: ["kit.css", "drawings.css", "app.css"])
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks"])
        model = BarModel(environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.found.value != nil })
    }

    private func make() throws -> (sheet: BottleSheet, gin: IngredientSummary) {
        let gin = try #require(model.ingredients.first { $0.id == "gin" })
        return (BottleSheet(gin, model: model) {}, gin)
    }

    private func button(_ text: String, in widget: Widget) throws -> Button {
        try #require(everything(in: widget).compactMap { $0 as? Button }.first { $0.label == text })
    }

    @Test("how many drinks it goes into leads to those drinks")
    func drinks() throws {
        let (sheet, gin) = try make()
        try Stage.show(sheet, width: 540, height: 640) { _ in
            let link = try button("Used in \(gin.drinkCount) drinks", in: sheet)
            #expect(gin.drinkCount > 1 && link[cssClass: "link"])
            link.click()
            #expect(kitchen.environment.navigator.current == .drinksMatching(DrinkQuery(ingredient: "gin")))
        }
    }

    @Test("the slider ends where the bottle is full, or where more than that is left")
    func sliderEnds() throws {
        let (sheet, gin) = try make()
        model.amountChosen(Quantity(35, .centilitre), of: "gin")
        try Stage.show(sheet, width: 540, height: 640) { _ in
            let slider = try #require(everything(in: sheet).compactMap { $0 as? Scale }.first)
            #expect(Stage.wait { slider.value == 350 && slider.range == 0...700 })
            #expect(BottleLook(gin).level(of: kitchen.environment.bar.item("gin")) == 0.5)
            model.amountChosen(Quantity(150, .centilitre), of: "gin")
            #expect(Stage.wait { slider.value == 1500 && slider.range == 0...1500 })
        }
    }

    @Test("of what runs low more is offered first, and to take it off is there without being offered")
    func actions() throws {
        let (sheet, _) = try make()
        try Stage.show(sheet, width: 540, height: 640) { _ in
            let (put, buy) = (try button("Put on the shelf", in: sheet), try button("Add to cart", in: sheet))
            #expect(put[cssClass: "primary"] && !buy[cssClass: "primary"])
            model.amountChosen(Quantity(35, .centilitre), of: "gin")
            #expect(Stage.wait { put.label == "Take off the shelf" })
            #expect(put[cssClass: "flat"] && put[cssClass: "danger"])
            #expect(!put[cssClass: "primary"] && !buy[cssClass: "primary"])
            model.stateChosen(.low, of: "gin")
            #expect(Stage.wait { buy[cssClass: "primary"] })
        }
    }

    @Test("on a phone the bottle is lower, so that all of the sheet is to be seen")
    func narrow() throws {
        kitchen.environment.isNarrow = true
        let (sheet, _) = try make()
        @MainActor func height() -> Int? { everything(in: sheet).first { $0 is ProductStage }?.height }
        Stage.show(Box(.vertical, [sheet]), width: 350) { _ in
            Stage.paint(sheet)
            #expect(Stage.wait { height() == 144 } && sheet.measured(.vertical, for: 350).natural <= 520)
            kitchen.environment.isNarrow = false
            #expect(Stage.wait { height() == 192 })
        }
    }

    @Test("its bottle stands on wood, in light of its colour, and of straw where it is as clear as water")
    func stage() throws {
        let (sheet, gin) = try make()
        let stage = try #require(everything(in: sheet).compactMap { $0 as? ProductStage }.first)
        #expect(stage.tint.luminance < Color(gin.colour).luminance - 0.1)
        #expect(everything(in: stage).contains { $0 is BottlePicture })
    }

    @Test("the keyboard is in the amount, although the way to the drinks comes first")
    func keyboard() throws {
        let (sheet, _) = try make()
        Stage.show(sheet, width: 540, height: 640) { _ in
            sheet.focusAmount()
            #expect(everything(in: sheet).first { $0 is Entry }?.hasFocus == true)
        }
    }

    @Test("what slides for the amount is within the edges of the fields at either end, and its sign is a bottle")
    func slider() throws {
        let (sheet, _) = try make()
        try Stage.show(sheet, width: 540, height: 640) { _ in
            Stage.paint(sheet)
            let all = everything(in: sheet)
            let slider = try #require(all.lazy.compactMap { $0 as? Scale }.first)
            let field = try #require(all.compactMap { $0 as? Entry }.last?.bounds(in: sheet))
            for value in [slider.range.lowerBound, slider.range.upperBound] {
                slider.value = value
                Stage.paint(sheet)
                let knob = try #require(everything(in: slider).last?.bounds(in: sheet))
                #expect(knob.x >= field.x - 1 && knob.x + knob.width <= field.x + field.width + 1)
                #expect(knob.width > 8 && min(knob.x - field.x, field.x + field.width - knob.x - knob.width) <= 3)
            }
            #expect(all.contains { ($0 as? Image)?.icon == "comptoir-bar-symbolic" })
        }
    }
}
