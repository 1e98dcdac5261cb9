import ComptoirWidgets
import Foundation
import GTK
import Store
import Widgets

/// How much there is of something on the shelf: typed with its unit, and by a slider where it is poured.
@MainActor
final class BottleAmount: Box {
    private let ingredient: IngredientSummary
    private let model: BarModel
    private let entry = Entry()
    private let mistake = Label.wrapping().styled("caption", "mistake")
    private let slider: Scale
    private var sliding: SourceToken?
    private var isShowing = false
    /// Whether what was typed is not wanted any more.
    var isOver = false

    init(_ ingredient: IngredientSummary, model: BarModel) {
        self.ingredient = ingredient
        self.model = model
        slider = Scale(in: 0...BottleAmount.unknownBottle, step: 10)
        super.init(.vertical, spacing: Space.tiny)
        entry.placeholder = tr("Such as 70 cl")
        // It stands beside its name in a narrow window too.
        entry.widthInCharacters = 11
        entry.maximumLength = 60
        append(FormRow(tr("Amount"), entry, icon: "comptoir-bar-symbolic"))
        append(mistake)
        mistake.isVisible = false
        slider.styled("bottle-slider")
        slider.showsValue = false
        slider.accessibleLabel = tr("Amount in millilitres")
        slider.isVisible = ingredient.kind.isLiquid
        append(slider)
        observe({ [bar = model.environment.bar] in bar.item(ingredient.id)?.amount }) { $0.show($1) }
        entry.onActivate { [weak self] in self?.typed() }
        entry.onFocusChange { [weak self] in if !$0 { self?.typed() } }
        entry.onUnmap { [weak self] in self?.typed() }
        slider.onValueChanged { [weak self] _ in self?.slid() }
        slider.onUnmap { [weak self] in self?.keepSlid() }
    }

    /// Puts the keyboard into the field.
    func focus() { entry.grabFocus() }

    /// The most that the slider gives, in millilitres: a full bottle, or a few of what comes in small ones; more can be typed.
    private var greatest: Double {
        let look = BottleLook(ingredient)
        guard ![.beer, .can, .soda].contains(look.form) else { return BottleAmount.unknownBottle }
        return look.fullVolume?.volume?.millilitres ?? BottleAmount.unknownBottle
    }
    private static let unknownBottle = 1000.0

    private func show(_ amount: Quantity?) {
        isShowing = true
        defer { isShowing = false }
        mistake.isVisible = false
        entry.setAccessible(.invalid, false)
        entry.text = amount.map(model.environment.formats.quantity) ?? ""
        let millilitres = amount?.volume?.millilitres ?? 0
        slider.range = 0...max(greatest, millilitres)
        slider.value = millilitres
    }

    // MARK: Typing

    private func typed() {
        guard !isOver else { return }
        let kept = model.environment.bar.item(ingredient.id)?.amount
        let text = entry.text.trimmingCharacters(in: .whitespaces)
        guard text != kept.map(model.environment.formats.quantity) ?? "" else { return wrong(false) }
        if text.isEmpty {
            wrong(false)
            return model.amountChosen(nil, of: ingredient.id)
        }
        guard var amount = Quantity(text), amount.unit.isCounted, amount.maximum == nil else { return wrong(true) }
        // A bare number of something that is poured is meant in millilitres.
        if ingredient.kind.isLiquid, amount.unit == .piece, text.last?.isNumber == true {
            amount = Quantity(amount.amount, .millilitre)
        }
        wrong(false)
        model.amountChosen(amount, of: ingredient.id)
    }

    private func wrong(_ isWrong: Bool) {
        mistake.text = isWrong ? tr("Write an amount with its unit, such as 70 cl or 12 oz.") : ""
        mistake.isVisible = isWrong
        entry.setAccessible(.invalid, isWrong)
    }

    // MARK: Sliding

    /// Keeps what was slid to once the hand rests.
    private func slid() {
        guard !isShowing else { return }
        sliding?.cancel()
        sliding = MainLoop.after(.milliseconds(250)) { [weak self] in self?.keepSlid() }
        entry.text = model.environment.formats.quantity(slidTo)
    }

    private var slidTo: Quantity { Quantity((slider.value / 10).rounded() * 10, .millilitre) }

    private func keepSlid() {
        guard let token = sliding else { return }
        token.cancel()
        sliding = nil
        guard !isOver else { return }
        model.amountChosen(slidTo, of: ingredient.id)
    }
}
