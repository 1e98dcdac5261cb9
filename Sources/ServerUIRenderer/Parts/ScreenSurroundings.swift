internal import GTK
public import Map
public import ServerUI

/// What all components of a shown screen have in common.
@MainActor
public final class ScreenSurroundings {
    /// What is shown.
    public let running: RunningScreen
    /// Where pictures come from.
    public let pictures: any ScreenPictures
    /// What makes a widget of each type.
    public let registry: ComponentRegistry
    /// Where the pictures of maps come from; without it, pins are a list.
    public let map: MapSource?
    /// Whether maps measure in metres and kilometres.
    public let isMetric: Bool
    /// Whether whoever looks at it wrote the document, and wants to know what is wrong.
    public let isForAuthors: Bool

    /// How many components are shown at present.
    var shown = 0

    init(
        running: RunningScreen, pictures: any ScreenPictures, registry: ComponentRegistry, map: MapSource?,
        isMetric: Bool, isForAuthors: Bool
    ) {
        (self.running, self.pictures, self.registry) = (running, pictures, registry)
        (self.map, self.isMetric, self.isForAuthors) = (map, isMetric, isForAuthors)
    }

    /// Whether another component can be shown; where not, that is told.
    func hasRoom(for component: Component) -> Bool {
        if shown < running.limits.shown { return true }
        running.noteTooMany(component)
        return false
    }

    /// The widget of a component, kept up to date by its context.
    func widget(for context: RenderContext) -> Widget {
        let component = context.component
        guard component.fault == nil, let make = registry[component.type] else { return FaultPart.make(context) }
        let widget = make(context)
        guard component.accessibleLabel != nil else { return widget }
        context.observe(context.accessibleWidget ?? widget) {
            $0.accessibleLabel
        } apply: { target, label in
            target.accessibleLabel = label
        }
        return widget
    }
}
