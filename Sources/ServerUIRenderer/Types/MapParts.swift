internal import GTK
internal import Map
internal import ServerUI
internal import Widgets

/// A map with pins; where the program has no map, a list of them.
@MainActor
enum MapParts {
    static func map(_ context: RenderContext) -> Widget {
        guard let source = context.surroundings.map else { return list(context) }
        let panel = MapPanel("", source: source).layout(expand: [.horizontal])
        panel.minimumSize = SizeRequest(height: 300)
        panel.isMetric = context.surroundings.isMetric
        context.followsChildren = true
        context.accessibleWidget = panel
        context.observe(panel) {
            $0.accessibleLabel.isEmpty ? $0.text("label") : $0.accessibleLabel
        } apply: { panel, name in
            panel.spokenName = name
        }
        context.observe(panel) { context in
            MapRegion(center: coordinate(context), zoom: context.number("zoom") ?? 12)
        } apply: { panel, region in
            panel.region = region
        }
        let pins = Pins()
        context.showChildren { parts in pins.parts = parts }
        context.observe(panel) { context in
            let shown = context.component.children.filter {
                $0.type == "pin" && context.running.holds($0.condition, in: context.scope)
            }
            return shown.map { pin in
                MapPin(
                    id: pin.id, title: context.running.words("title", of: pin, in: context.scope),
                    coordinate: Coordinate(
                        latitude: context.running.number("latitude", of: pin, in: context.scope) ?? 0,
                        longitude: context.running.number("longitude", of: pin, in: context.scope) ?? 0))
            }
        } apply: { panel, pins in
            panel.pins = pins
        }
        panel.panel = { pin in pins.widget(of: pin) ?? Label() }
        return panel
    }

    private static func coordinate(_ context: RenderContext) -> Coordinate {
        Coordinate(latitude: context.number("latitude") ?? 0, longitude: context.number("longitude") ?? 0)
    }

    private static func list(_ context: RenderContext) -> Widget {
        let list = RowList()
        context.name(list) { $0.text("label") }
        context.showChildren(in: list)
        return list
    }

    /// A place by itself: on a map what its panel says below the name, elsewhere its name and detail.
    static func pin(_ context: RenderContext) -> Widget {
        let (title, detail) = (Label().styled("field-caption"), Label().styled("quiet"))
        for label in [title, detail] {
            label.wraps = true
            label.textAlignment = 0
        }
        context.bind(title, \.text) { $0.text("title") }
        context.observe(detail) {
            $0.text("detail")
        } apply: { label, text in
            label.text = text
            label.isVisible = !text.isEmpty
        }
        let words = Box(.vertical, spacing: 3, [title, detail])
        guard context.isPressable else { return words }
        let button = Button(tr("Open")) { [weak context] in context?.perform("activate") }
        context.name(button) { tr("{title}: {text}", ["title": tr("Open"), "text": $0.text("title")]) }
        words.append(button.layout(horizontal: .start))
        return words
    }

    /// The pins that are shown, and what the panel of each says.
    @MainActor
    private final class Pins {
        var parts: [Part] = []

        func widget(of pin: MapPin) -> Widget? {
            guard let part = parts.first(where: { $0.context.component.id == pin.id }) else { return nil }
            // The panel says the title itself.
            part.widget.children.first?.isVisible = false
            if let parent = part.widget.parent as? Box { parent.remove(part.widget) }
            return part.widget
        }
    }
}
