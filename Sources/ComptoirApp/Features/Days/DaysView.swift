import GTK
import Store
import Widgets

/// One counter over the whole page, in its own colour; the next ones follow.
@MainActor
final class DaysView: Box, RunsUnderHeader {
    private let model: DaysModel
    private let slides: Slideshow

    init(model: DaysModel) {
        self.model = model
        slides = Slideshow(tr("What is counted")) { [weak model] place in
            guard let model, model.counters.indices.contains(place) else { return Box(.vertical) }
            return CounterFace(model.counters[place].id, model: model)
        }
        super.init(.vertical)
        let environment = model.environment
        let navigator = environment.navigator
        slides.onActivated { _ in navigator.openFromList(.counters) }
        slides.onIndexChanged { [weak model] in model?.turned(to: $0) }
        slides.bind(\.isPaused) { !navigator.path(of: .days).isEmpty || navigator.section != .days }
        observe({ model.counters.map(\.id) }) { view, ids in
            view.slides.count = ids.count
            view.slides.index = view.model.place
            view.slides.reload()
        }
        observe({ model.place }) { view, place in view.slides.index = place }
        let line = HeaderLine(end: buttons())
        line.replacesBrandWhereNarrow = true
        let ground = ColorGround(
            ColorOption.palette[0].color,
            Box(.vertical, [line, slides.layout(expand: [.horizontal, .vertical])])
                .layout(expand: [.horizontal, .vertical]))
        ground.bind(\.color) { model.current.map { Color($0.settings.colour) } ?? ColorOption.palette[0].color }
        line.bind(\.ground) {
            model.current.map { HeaderGround(on: Color($0.settings.colour)) } ?? .page
        }
        ground.bind(\.leastContrast) { environment.leastContrast }
        ground.bind(\.isVisible) { !model.counters.isEmpty }
        append(
            Overlay(
                Box(.vertical, [ground.layout(expand: [.horizontal, .vertical])]),
                over: [StatusPage(environment.folders, model.status)]
            ).layout(expand: [.horizontal, .vertical]))
    }

    /// Puts the keyboard onto the counters.
    func focusSlides() { slides.grabFocus() }

    /// What leads on from the counter that is shown.
    private func buttons() -> [Button] {
        let places: [(icon: String, name: String, address: @MainActor (Counter.ID) -> Address)] = [
            ("comptoir-history-symbolic", tr("History"), { .counterHistory($0) }),
            ("comptoir-edit-symbolic", tr("Edit"), { .counterEditor($0) }),
            ("comptoir-list-symbolic", tr("All counters"), { _ in .counters }),
        ]
        return places.map { place in
            let button = Button(icon: place.icon, named: place.name) { [weak model] in
                guard let model, let id = model.current?.id else { return }
                model.environment.navigator.openFromList(place.address(id))
            }
            return button.styled("round", "flat")
        }
    }
}
