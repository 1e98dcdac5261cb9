internal import GTK
internal import Widgets

/// Cards of which one stands in front.
@MainActor
enum CarouselPart {
    static func make(_ context: RenderContext) -> Widget {
        let carousel = Coverflow("")
        context.name(carousel) { $0.text("label") }
        context.bind(carousel, \.isRotating) { $0.flag("automatic") ?? false }
        context.showChildren { [weak carousel] parts in
            carousel?.cards = parts.map { CoverflowCard($0.title, $0.widget) }
        }
        return carousel
    }
}

extension Part {
    /// What the part is called where it is one card or page of several.
    var title: String { context.running.title(of: context.component, in: context.scope) }
}
