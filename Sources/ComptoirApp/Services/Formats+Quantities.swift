import Foundation
import Store

extension Formats {
    private var system: QuantityFormatter.System { units == .us ? .us : .metric }

    /// A quantity as a bar measures it, in the units that the person prefers.
    func quantity(_ quantity: Quantity) -> String {
        let shown = QuantityFormatter(system, decimalSeparator: conventions.numbers.decimalSeparator ?? ".").format(
            quantity)
        return shown.unit.words(shown.text, number: shown.number ?? 1)
    }

    /// A volume in millilitres or ounces.
    func volume(millilitres: Double) -> String { quantity(Quantity(millilitres, .millilitre)) }

    /// A reckoned volume in millilitres, or in ounces of them where US units are preferred.
    ///
    /// A US fluid ounce is 29.5735295625 ml; a tenth of one says about as much as the step of the millilitres does.
    func volume(_ figure: Figure) -> String {
        switch units {
        case .metric: self.figure(figure) { tr("{number} ml", ["number": $0]) }
        case .us:
            self.figure(figure.scaled(by: 1 / 29.5735295625, step: 0.1)) { tr("{number} oz", ["number": $0]) }
        }
    }

    /// A reckoned figure, with «at least» or «at most» where part of the recipe has none.
    func figure(_ figure: Figure, _ words: (String) -> String) -> String {
        let digits = figure.step < 1 ? 1 : 0
        let number = figure.rounded.formatted(.number.precision(.fractionLength(digits)).locale(conventions.numbers))
        let text = words(number)
        switch figure.bound {
        case .whole: return figure.isEstimate ? tr("about {figure}", ["figure": text]) : text
        case .atLeast: return tr("at least {figure}", ["figure": text])
        case .atMost: return tr("at most {figure}", ["figure": text])
        }
    }
}

extension Quantity.Unit {
    /// An amount with its unit in words.
    /// - Parameters:
    ///   - text: the amount's digits; empty where the unit says it all.
    ///   - number: decides between singular and plural.
    func words(_ text: String, number: Double) -> String {
        let values: TextValues = ["amount": text]
        return switch self {
        case .millilitre: tr("{amount} ml", values)
        case .centilitre: tr("{amount} cl", values)
        case .ounce: tr("{amount} oz", values)
        case .gram: tr("{amount} g", values)
        case .dash: trn("{amount} dash", "{amount} dashes", number, values)
        case .drop: trn("{amount} drop", "{amount} drops", number, values)
        case .teaspoon: trn("{amount} teaspoon", "{amount} teaspoons", number, values)
        case .tablespoon: trn("{amount} tablespoon", "{amount} tablespoons", number, values)
        case .barspoon: trn("{amount} bar spoon", "{amount} bar spoons", number, values)
        case .splash: trn("{amount} splash", "{amount} splashes", number, values)
        case .piece: text
        case .leaf: trn("{amount} leaf", "{amount} leaves", number, values)
        case .slice: trn("{amount} slice", "{amount} slices", number, values)
        case .wedge: trn("{amount} wedge", "{amount} wedges", number, values)
        case .sprig: trn("{amount} sprig", "{amount} sprigs", number, values)
        case .pinch: trn("{amount} pinch", "{amount} pinches", number, values)
        case .part: trn("{amount} part", "{amount} parts", number, values)
        case .topUp: tr("to fill up")
        case .toTaste: tr("to taste")
        case .fewDrops: tr("a few drops")
        case .fewDashes: tr("a few dashes")
        case .unspecified: tr("some")
        }
    }
}
