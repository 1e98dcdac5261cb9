import GTK
import Store
import ComptoirWidgets
import Widgets

/// The recipe over the whole screen, step after step, with the glass that fills on the counter.
@MainActor
final class MixingView: Box {
    private let steps: BigSteps

    /// Makes the page.
    /// - Parameter close: called when the person wants to leave.
    init(model: DrinkModel, close: @escaping @MainActor () -> Void) {
        let art = model.art(nil)
        let pour = art.map { DrinkPour($0, size: 180, least: 84, isOnCounter: true) }
        let stage = pour.map {
            ProductStage(
                $0, height: 240, smallest: 108, topInset: 56, footing: DrinkPicture.footing,
                emptyTop: art?.emptyTop ?? 0)
        }
        if let tint = model.tint { stage?.tint = tint }
        steps = BigSteps(model.steps, picture: stage)
        super.init(.vertical)
        styled("mixing")
        let title = Label(model.drink?.name ?? "").styled("title-2", "page-title")
        title.ellipsis = .end
        let leave = Button(icon: "comptoir-close-symbolic", named: tr("Close")) { close() }.styled("round")
        title.textAlignment = 0
        let line = HeaderLine(title: title, end: [leave])
        pour?.bind(\.progress) { model.poured(after: model.step) }
        if stage == nil {
            append(line)
            append(steps.layout(expand: [.horizontal, .vertical]))
        } else {
            // The light behind the glass reaches the edge of the screen.
            append(Overlay(steps, over: [line.layout(vertical: .start)]).layout(expand: [.horizontal, .vertical]))
        }
        model.step = 0
        steps.onStepChanged { model.step = $0 }
        steps.onClosed { close() }
        steps.onDone { close() }
    }

    /// Gives the keyboard to the steps.
    func focusSteps() { steps.grabFocus() }
}
