import Observation
import Store

/// Two or three fruits side by side.
@MainActor @Observable
final class CompareModel {
    /// The most fruits that are compared.
    static let limit = 3

    /// The fruits that there are of those.
    let shown = LiveValue<[Fruit]>()
    @ObservationIgnored private let environment: Environment

    init(ids: [String], environment: Environment) {
        self.ids = ids
        self.environment = environment
    }

    var fruits: [Fruit] { shown.value ?? [] }

    /// The ids of the fruits, in the order of the columns.
    private(set) var ids: [String]

    /// Whether another fruit has room.
    var hasRoom: Bool { ids.count < CompareModel.limit }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        let ids = ids
        shown.follow(
            environment.catalogue.values(
                on: [.packs],
                of: { catalogue in
                    var found: [Fruit] = []
                    for id in ids {
                        if let fruit = try await catalogue.fruit(id: id) { found.append(fruit) }
                    }
                    return found
                }))
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    func added(_ id: String) {
        guard hasRoom, !ids.contains(id) else { return }
        change(ids + [id])
    }

    func removed(_ id: String) {
        change(ids.filter { $0 != id })
    }

    /// Puts a fruit into the cart; that can be taken back.
    func buyClicked(_ id: String) { environment.buy(.fruit(id)) }

    private func change(_ new: [String]) {
        ids = new
        if new.isEmpty {
            environment.navigator.back()
        } else {
            environment.navigator.replaceCurrent(with: .compare(new))
        }
        appeared()
    }

    /// One line of the comparison: a nutrient, and for each fruit its amount and whether it is the highest.
    struct Line: Equatable {
        let name: String
        let cells: [Cell]
    }

    struct Cell: Equatable {
        let text: String
        let isHighest: Bool
        /// The amount as a part of the highest in the line, 0 to 1.
        let fraction: Double
    }

    /// The lines for which at least one fruit has a figure, per 100 g.
    var lines: [Line] {
        let formats = environment.formats
        return NutritionLine.order.compactMap { nutrient in
            let values = fruits.map { $0.amount(of: nutrient) }
            let decimals = Formats.decimals(for: values.compactMap { $0 })
            let highest = values.compactMap { $0 }.max() ?? 0
            guard values.contains(where: { $0 != nil }) else { return nil }
            let text = { (value: Double) in formats.amount(value, of: nutrient, decimals: decimals) }
            // Those that read the same are equally high.
            let highestText = highest > 0 && fruits.count > 1 ? text(highest) : nil
            return Line(
                name: nutrient.title,
                cells: values.map { value in
                    let isHighest = value != nil && value.map(text) == highestText
                    return Cell(
                        text: value.map(text) ?? tr("no figure"), isHighest: isHighest,
                        fraction: isHighest ? 1 : highest > 0 ? (value ?? 0) / highest : 0)
                })
        }
    }
}
