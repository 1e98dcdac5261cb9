import GTK
import Store
import Widgets

/// The stores for an entry, on its page: the nearest few, and a way to add one.
@MainActor
final class StoresSection: Box {
    /// Makes the section.
    init(model: PlacesModel) {
        super.init(.vertical, spacing: Space.small)
        let environment = model.environment
        let add = { @MainActor [weak model] in
            guard let model else { return }
            environment.present(tr("Add a store")) { PlaceForm(model.newDraft(), dismiss: $0) }
        }
        let title = SectionTitle(tr("Stores"))
        title.action = NextStep(tr("Add a store"), add)
        title.bind(\.isVisible) { !model.isEmpty }
        append(title)
        let first = Button(tr("Add a store")) { add() }.styled("chip")
        let none = Label.wrapping(tr("No store yet")).styled("quiet")
        first.wrapsLabel = true
        let foot = SplitLine(none, first)
        foot.bind(\.isVisible) { model.isEmpty }
        append(StoresSection.map(model))
        let problem = Label.wrapping().styled("danger")
        problem.bind(\.text) { if case .failed(let failure) = model.record.state { failure.text } else { "" } }
        problem.bind(\.isVisible) { model.record.state.hasFailed }
        append(problem)
        append(StoresList(model: model))
        let standpoint = StandpointBar(StandpointModel(environment: environment))
        standpoint.bind(\.isVisible) { !model.nearby.isEmpty }
        append(standpoint)
        append(foot)
        model.appeared()
    }

    /// The map, which is made once there is something to see on it.
    private static func map(_ model: PlacesModel) -> Widget {
        let frame = Box(.vertical)
        frame.observe({ !model.nearby.isEmpty }) { frame, isWanted in
            if isWanted, frame.children.isEmpty { frame.append(StoreMap(model: model, height: 280)) }
            frame.isVisible = isWanted
        }
        return frame
    }
}
