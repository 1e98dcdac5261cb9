internal import GTK
internal import ServerUI
internal import Widgets

/// A template all of whose components have widgets; of a list, a page more each time that it is asked for.
@MainActor
final class PlainTemplate: TemplatePart {
    let widget = Box(.vertical, spacing: Space.medium)
    private let surroundings: ScreenSurroundings
    private let parts: PartGroup
    private let empty: PartGroup
    private lazy var more = Button(tr("Show more")).layout(horizontal: .center)
    private lazy var waiting = Spinner().layout(horizontal: .center)
    private let bindings = BindingGroup()
    private var template: Template
    /// How many pages of the list are shown.
    private var pages = 1
    private var entries: [Scope.Entry]?

    init(_ template: Template, _ surroundings: ScreenSurroundings) {
        (self.template, self.surroundings) = (template, surroundings)
        let layout = TemplateLayout.of(template.type)
        let nothing = Box(.vertical)
        parts = PartGroup(surroundings, layout.arrange)
        empty = PartGroup(surroundings) { [weak nothing] in nothing?.setChildren($0.map(\.widget)) }
        widget.setChildren([layout.widget])
        if template.repetition != nil {
            for part in [nothing, more, waiting] as [Widget] { widget.append(part) }
            more.onClicked { [weak self] in
                self?.pages += 1
                self?.arrange()
            }
        }
        bindings.addAll { [unowned self] in
            self.template.repetition.flatMap { self.surroundings.running.entries(of: $0, in: .screen) }
        } apply: { [unowned self] entries in
            self.entries = entries
            arrange()
        }
    }

    func show(_ template: Template) {
        guard template != self.template else { return }
        self.template = template
        bindings.run()
    }

    private func arrange() {
        guard let repetition = template.repetition else {
            return parts.show(template.components.map { PlacedComponent($0, .screen) }, depth: 0)
        }
        let limit = pages * max(1, repetition.page)
        let shown = (entries ?? []).prefix(limit)
        parts.show(
            shown.flatMap { entry in
                template.components.map { PlacedComponent($0, Scope.screen.inside(entry)) }
            }, depth: 0)
        let nothing = entries?.isEmpty == true ? template.empty : nil
        empty.show(nothing.map { [PlacedComponent($0, .screen)] } ?? [], depth: 0)
        more.isVisible = (entries?.count ?? 0) > limit
        waiting.isVisible = entries == nil
    }
}
