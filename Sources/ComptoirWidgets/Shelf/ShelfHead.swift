internal import GTK
internal import Widgets

/// The heading of a rack and the number of its bottles, above a line.
@MainActor
final class ShelfHead: Box {
    private let title = Label().styled("rack-title")
    private let count = Label().styled("rack-count", "tabular")

    init() {
        super.init(.horizontal, spacing: Space.tiny)
        styled("rack-head")
        title.role = .heading
        title.textAlignment = 0
        title.ellipsis = .end
        append(title.layout(expand: [.horizontal]))
        append(count)
    }

    func show(_ group: ShelfGroup) {
        title.text = group.title
        count.text = group.count
        count.isVisible = !group.count.isEmpty
    }
}
