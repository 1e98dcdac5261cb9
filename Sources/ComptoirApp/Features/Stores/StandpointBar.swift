import GTK
import Widgets

/// Says from where the nearest is reckoned, and changes that.
@MainActor
final class StandpointBar: Box {
    init(_ model: StandpointModel) {
        super.init(.vertical, spacing: Space.small)
        let text = Label.wrapping().styled("caption", "quiet")
        text.bind(\.text) { model.text }
        append(text)
        let here = Button(tr("_Near me")) { model.whereIAmClicked() }.styled("chip")
        here.bind(\.isSensitive) { !model.isLocating }
        let home = Button(tr("_Home place…")).styled("chip")
        home.onClicked { [environment = model.environment] in
            environment.present(tr("Home place")) { HomeForm(model, dismiss: $0) }
        }
        append(WrapBox(spacing: Space.small, [here, home]))
        let problem = Label.wrapping().styled("danger", "caption")
        problem.announced(as: .alert)
        problem.bind(\.text) { model.problem ?? "" }
        problem.bind(\.isVisible) { model.problem != nil }
        append(problem)
    }
}

/// The home place, as coordinates.
@MainActor
private final class HomeForm: Box {
    private var typed: String

    init(_ model: StandpointModel, dismiss: @escaping @MainActor () -> Void) {
        typed = model.homeText
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        append(
            Label.wrapping(tr("The nearest stores are reckoned from here. It stays on this device.")).styled("quiet"))
        let field = FormField(
            tr("Coordinates"), hint: "48.2082, 16.3738", limit: 300, text: { model.homeText },
            wrong: { model.problem }
        ) { [weak self] in self?.typed = $0 }
        append(field)
        let save = { @MainActor [weak self, weak field] in
            guard let self else { return }
            if model.homeTyped(typed) { dismiss() } else { field?.entry.grabFocus() }
        }
        field.entry.onActivate(save)
        let remove = Button(tr("_Remove home place")) {
            if model.homeTyped("") { dismiss() }
        }
        remove.isVisible = model.hasHome
        append(WrapBox(spacing: Space.small, [Button(tr("_Save"), action: save).styled("primary"), remove]))
    }
}
