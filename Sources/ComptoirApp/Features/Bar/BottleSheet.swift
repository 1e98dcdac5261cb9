import GTK
import Store
import ComptoirWidgets
import Widgets

/// One bottle by itself: how much there is of it, a note, and a way onto the shelf or off it.
@MainActor
final class BottleSheet: Box {
    /// Where further buttons about the thing go, beside the one that puts it on the shelf.
    let actions = Box(.horizontal, spacing: Space.small)
    private let amount: BottleAmount
    /// Whether what was typed is not wanted any more.
    private var isOver = false

    init(_ ingredient: IngredientSummary, model: BarModel, dismiss: @escaping @MainActor () -> Void) {
        amount = BottleAmount(ingredient, model: model)
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        let place = Box(.vertical)
        // On a phone all of the sheet is to be seen at once.
        place.observe({ model.environment.isNarrow }) { place, isNarrow in
            place.setChildren([BottleSheet.stage(ingredient, model, height: isNarrow ? 144 : 192)])
        }
        append(Box(.vertical, spacing: Space.tiny, [place, about(ingredient, model)]))
        // What most people can say of a bottle comes before what one has to measure.
        append(states(ingredient, model))
        append(amount)
        append(note(ingredient, model))
        append(shelfButton(ingredient, model, dismiss))
    }

    /// The bottle as full as it is, on wood, so that what is clear in the glass is seen in light colours too.
    private static func stage(_ ingredient: IngredientSummary, _ model: BarModel, height: Int) -> Widget {
        let picture = BottlePicture(size: height - Space.large)
        picture.bind(\.art) {
            var art = BottleArt(ingredient, folders: model.environment.folders)
            art.level = BottleLook(ingredient).level(of: model.environment.bar.item(ingredient.id))
            return art
        }
        let stage = ProductStage(picture, height: height).styled("bottle-stage")
        stage.clipsContent = true
        stage.tint = ingredient.tint
        return stage
    }

    /// Puts the keyboard into the field of the amount.
    func focusAmount() { amount.focus() }

    /// What sort of thing it is, and the way to the drinks that it goes into.
    private func about(_ ingredient: IngredientSummary, _ model: BarModel) -> Widget {
        let line = WrapBox(spacing: Space.small, [Label(ingredient.kind.title).styled("caption", "quiet")])
        line.arrangement = .spread
        guard ingredient.drinkCount > 0 else { return line }
        let uses = Button(trn("Used in {count} drink", "Used in {count} drinks", ingredient.drinkCount)) {
            model.showDrinks(with: ingredient.id)
        }
        uses.wrapsLabel = true
        line.setChildren(line.children + [uses.styled("link", "caption")])
        return line
    }

    private func states(_ ingredient: IngredientSummary, _ model: BarModel) -> Widget {
        let states = SegmentedChoice(
            tr("How much there is"), ShelfItem.State.allCases.map { Choice(id: $0.rawValue, title: $0.title) })
        states.bind(\.selection) { model.environment.bar.item(ingredient.id)?.state.rawValue ?? "" }
        states.onSelected { id in
            if let state = ShelfItem.State(rawValue: id) { model.stateChosen(state, of: ingredient.id) }
        }
        return states
    }

    private func note(_ ingredient: IngredientSummary, _ model: BarModel) -> Widget {
        let note = Entry()
        note.accessibleLabel = tr("Note")
        note.placeholder = tr("A note, if you like")
        note.observe({ model.environment.bar.item(ingredient.id)?.note ?? "" }) { entry, text in
            if !entry.hasFocus { entry.text = text }
        }
        note.bind(\.isSensitive) { model.environment.bar.item(ingredient.id) != nil }
        let keep = { @MainActor [weak self, weak note] in
            guard let self, let note, !isOver else { return }
            let kept = model.environment.bar.item(ingredient.id)?.note ?? ""
            if note.text != kept { model.noteChosen(note.text, of: ingredient.id) }
        }
        note.onActivate(keep)
        note.onFocusChange { if !$0 { keep() } }
        note.onUnmap(keep)
        return note.inBox(limitedTo: .note)
    }

    private func shelfButton(
        _ ingredient: IngredientSummary, _ model: BarModel, _ dismiss: @escaping @MainActor () -> Void
    ) -> Widget {
        let button = Button("")
        button.wrapsLabel = true
        button.observe({ model.environment.bar.item(ingredient.id) != nil }) { button, isThere in
            button.label = isThere ? tr("Take off the shelf") : tr("Put on the shelf")
            button[cssClass: "primary"] = !isThere
            // To take it away is not what one opens the sheet for.
            for look in ["flat", "danger"] { button[cssClass: look] = isThere }
        }
        button.onClicked { [weak self] in
            // What is left in the fields would put it on the shelf again.
            self?.isOver = true
            self?.amount.isOver = true
            model.bottleClicked(ingredient)
            dismiss()
        }
        actions.append(button.layout(expand: [.horizontal]))
        let buy = Button(tr("Add to cart")) {
            model.environment.buy(.ingredient(ingredient.id))
            dismiss()
        }
        buy.wrapsLabel = true
        // What runs low is what one is likeliest to want more of.
        buy.observe({ [.low, .empty].contains(model.environment.bar.item(ingredient.id)?.state) }) {
            $0[cssClass: "primary"] = $1
        }
        actions.append(buy.layout(expand: [.horizontal]))
        actions.isHomogeneous = true
        for button in [button, buy] { button.styled("close-fitting") }
        return actions
    }
}
