import ComptoirWidgets
import GTK
import Store
import Widgets

/// The glasses of the evening on the counter, one for each serving, as many as fit; before something is served, those of the
/// drinks to begin with.
@MainActor
enum EveningCounter {
    private static let side = 165

    static func make(_ model: EveningModel) -> CounterHead {
        let hint = Label.wrapping().styled("hero-line")
        hint.bind(\.text) { model.counterText }
        let head = CounterHead(
            model.pageTitle, details: hint, side: side, stride: 0.62, footing: DrinkPicture.footing)
        head.bind(\.title) { model.pageTitle }
        head.observe({ model.glasses }) { head, glasses in
            head.stand(glasses) {
                DrinkPicture(size: side, least: 48, isOnCounter: true, isPatient: true)
            } fill: {
                $0.art = DrinkArt($1)
            }
            head.tint = glasses.first?.tint
        }
        return head
    }
}

extension EveningModel {
    /// What the glasses on the counter are drawn from: one of each drink in turn, until all servings have theirs.
    var glasses: [DrinkSketch] {
        if plan.drinks.isEmpty { return (ideas.value ?? []).map(\.sketch) }
        let served = plan.drinks.compactMap { drink in
            sketches[drink.drink].map { (sketch: $0, count: servings(of: drink)) }
        }
        let rounds = 0..<min(served.map(\.count).max() ?? 0, CounterHead.most)
        return Array(
            rounds.lazy.flatMap { round in served.filter { $0.count > round }.map(\.sketch) }
                .prefix(CounterHead.most))
    }
}
