import Foundation
import GTK
import Store
import ComptoirWidgets
import Widgets

extension DrinkModel {
    /// What an ingredient of the recipe is called.
    func name(of ingredient: String) -> String { ingredients[ingredient]?.name ?? ingredient }

    /// The order of the ingredients, as a table has it.
    var sort: TableSort {
        get { TableSort(sortsByQuantity ? .amount : .title, isDescending: sortsDown) }
        set { (sortsByQuantity, sortsDown) = (newValue.column == .amount, newValue.isDescending) }
    }

    /// The recipe's lines for the servings that are wanted, in the chosen order.
    var rows: [SortableEntry] {
        guard let drink else { return [] }
        let lines = drink.parts.enumerated().map { index, part in
            (index: index, part: part, name: part.label ?? name(of: part.ingredient), size: size(of: part))
        }
        let sorted = lines.sorted { first, second in
            let isBefore =
                switch sort.column {
                case .title: first.name.localizedStandardCompare(second.name) == .orderedAscending
                case .amount: (first.size, second.index) < (second.size, first.index)
                }
            return isBefore
        }
        return (sort.isDescending ? sorted.reversed() : sorted).map { line in
            SortableEntry(
                id: String(line.index), title: title(line.part, line.name),
                amount: formats.quantity(line.part.quantity.scaled(by: servings)),
                color: ingredients[line.part.ingredient].map { Color($0.colour) }, mark: mark(line.index)?.word,
                isWarning: mark(line.index)?.isWarning == true,
                isActivatable: fruit(of: line.part.ingredient) != nil)
        }
    }

    private func title(_ part: Drink.Part, _ name: String) -> String {
        var title = name
        if part.isOptional { title = tr("{ingredient}, if you like", ["ingredient": title]) }
        if case .substitute(let item, _)? = supply(part) {
            title = tr("{ingredient} (with {substitute})", ["ingredient": title, "substitute": item.name])
        }
        return title
    }

    private func supply(_ part: Drink.Part) -> Makeable.Supply? {
        makeable?.lines.first { $0.part == part }?.supply
    }

    /// A word behind what the shelf lacks or has little of; none while nothing was ever put on the shelf.
    private func mark(_ index: Int) -> (word: String, isWarning: Bool)? {
        guard !environment.bar.isEmpty, let makeable, makeable.lines.indices.contains(index) else { return nil }
        let line = makeable.lines[index]
        if line.isLacking { return line.part.isEssential ? (tr("missing"), true) : nil }
        return line.item?.state == .low ? (tr("low"), false) : nil
    }

    /// How much a line is, to sort by: millilitres where it has them, else the bare number after all volumes.
    private func size(of part: Drink.Part) -> Double {
        if let volume = part.quantity.volume?.millilitres { return volume }
        return part.quantity.middle.map { $0 / 1000 } ?? 0
    }

    /// The fruit that an ingredient is or comes from.
    func fruit(of ingredient: String) -> String? { ingredients[ingredient]?.fruit }

    /// Opens the page of the fruit that a line's ingredient comes from.
    func rowActivated(_ row: String) {
        guard let index = Int(row), let drink, drink.parts.indices.contains(index),
            let fruit = fruit(of: drink.parts[index].ingredient)
        else { return }
        environment.navigator.open(.fruit(fruit))
    }

    /// What is to be drawn of a way to serve the drink; nil for its own.
    func art(_ serving: DrinkServing?) -> DrinkArt? {
        drink.map { DrinkArt($0.sketch(ingredients: ingredients, serving: serving)) }
    }

    /// How much of the drink is in the glass once a step is done, 0 to 1.
    func poured(after step: Int?) -> Double {
        guard let drink, let step else { return 0 }
        if step >= drink.steps.count - 1 { return 1 }
        let volumes = drink.parts.map { max(1, $0.quantity.volume?.millilitres ?? 0) }
        let all = volumes.reduce(0, +)
        let added = Set(drink.steps.prefix(step + 1).flatMap(\.adds))
        let sum = zip(drink.parts, volumes).reduce(0) { $0 + (added.contains($1.0.ingredient) ? $1.1 : 0) }
        return all > 0 ? min(0.98, sum / all) : 0
    }

    /// The steps as a list shows them.
    var steps: [StepItem] {
        (drink?.steps ?? []).map { StepItem($0.text, details: amounts(of: $0), duration: $0.method?.duration) }
    }

    /// How much a step takes of what it adds, for the servings that are wanted.
    private func amounts(of step: Drink.Step) -> [String] {
        (drink?.parts ?? []).filter { step.adds.contains($0.ingredient) }.map(line)
    }

    /// A line of the recipe as plain text, for the servings that are wanted.
    func line(_ part: Drink.Part) -> String {
        tr(
            "{amount} {ingredient}",
            [
                "amount": formats.quantity(part.quantity.scaled(by: servings)),
                "ingredient": part.label ?? name(of: part.ingredient),
            ])
    }
}

extension Drink.Method {
    /// How long it takes, where a time is of help.
    ///
    /// The times are those at which the dilution was measured that strengths are reckoned by: Dave Arnold,
    /// *Liquid Intelligence* (2014), p. 123, shaken for 10 and stirred for 15 seconds.
    var duration: Duration? {
        switch self {
        case .shake, .dryShake: .seconds(10)
        case .stir: .seconds(15)
        default: nil
        }
    }
}
