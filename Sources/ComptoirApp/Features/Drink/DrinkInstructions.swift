import GTK
import Store
import Widgets

/// The steps, beside a glass that fills as one goes through them. There is room below for a film.
@MainActor
final class DrinkInstructions: Box {
    init(model: DrinkModel) {
        super.init(.vertical, spacing: Space.medium)
        let steps = StepList(tr("Steps"))
        steps.bind(\.steps) { model.steps }
        steps.bind(\.current) { model.step }
        steps.onChosen { model.step = model.step == $0 ? nil : $0 }
        append(steps)
        let row = Box(.horizontal, spacing: Space.medium)
        row.observe({ model.art(nil) }) { row, art in
            row.removeAll()
            guard let art else { return }
            let pour = DrinkPour(art, size: 168)
            pour.bind(\.progress) { model.poured(after: model.step) }
            row.append(pour)
        }
        append(row.layout(horizontal: .center))
        let mix = Button(tr("Mix it step by step")) { model.environment.mix(model) }.styled("primary")
        mix.wrapsLabel = true
        append(mix.layout(horizontal: .start))
    }
}
