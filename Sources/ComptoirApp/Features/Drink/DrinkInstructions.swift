import GTK
import Store
import Widgets

/// The steps, with a video that shows them: choosing a step goes to it in the video, and the steps follow the video.
@MainActor
final class DrinkInstructions: Box {
    init(model: DrinkModel) {
        super.init(.vertical, spacing: Space.medium)
        let video = DrinkVideo(model: model)
        let steps = StepList(tr("Steps"))
        steps.bind(\.steps) { model.steps }
        steps.bind(\.current) { model.step }
        steps.onChosen { [weak video] step in
            let isInUse = video?.chosen(step: step) == true
            model.step = model.step == step && !isInUse ? nil : step
        }
        let mix = Button(tr("Mix it step by step")) { [weak video] in
            video?.pause()
            model.environment.mixing.show?(model)
        }
        mix.wrapsLabel = true
        for child in [steps, mix.styled("primary"), video] as [Widget] { append(child) }
    }
}
