import GTK
import Map
import TestSupport
import Widgets

/// What a widget and all that can be seen in it say and look like, line by line.
@MainActor
func outline(_ widget: Widget, depth: Int = 0, sizes: Bool = false) -> [String] {
    // A page's scroll bar comes and goes with the window.
    guard widget.isVisible, widget.typeName != "GtkScrollbar" else { return [] }
    var line = String(repeating: " ", count: depth) + widget.typeName
    line += " " + widget.cssClasses.sorted().joined(separator: ".")
    line += " \(widget.role)"
    for part in [widget.accessibleLabel, widget.accessibleDescription, widget.accessibleValue] {
        line += " «\(part ?? "")»"
    }
    if !widget.isSensitive { line += " off" }
    line += " " + state(of: widget)
    if sizes { line += " \(widget.width)x\(widget.height)" }
    // What stands within a control of GTK is GTK's.
    if widget is Entry || widget is MenuButton || widget is Switch || widget is MapPanel { return [line] }
    return [line] + widget.children.flatMap { outline($0, depth: depth + 1, sizes: sizes) }
}

/// What a widget has that its words do not tell.
@MainActor
private func state(of widget: Widget) -> String {
    switch widget {
    case let label as Label: label.text
    case let entry as Entry: "\(entry.text) (\(entry.placeholder))"
    case let toggle as ToggleButton: "\(toggle.isActive)"
    case let toggle as Switch: "\(toggle.isActive)"
    case let bar as ProgressBar: "\(bar.fraction)"
    case let bar as ShareBar: "\(bar.fraction)"
    case let row as MeasureRow: "\(row.fraction)"
    case let grid as EqualGrid: "\(grid.columnWidth)"
    case let carousel as Coverflow: "\(carousel.isRotating) \(carousel.selectedIndex)"
    case let stepper as Stepper: "\(stepper.value) in \(stepper.range)"
    case let stars as StarRating: "\(stars.rating)"
    case let box as WrapBox: "\(box.arrangement)"
    case let field as DateField: field.day?.description ?? "none"
    case let choice as SegmentedChoice: "\(choice.selection) of \(choice.choices.map(\.id))"
    case let choice as DropDown<Choice>: "\(choice.selection?.id ?? "none") of \(choice.elements.map(\.id))"
    case let map as MapPanel: "\(map.region.rounded) \(map.pins)"
    case let card as PictureCard: "\(card.artHeight)"
    default: ""
    }
}

extension MapRegion {
    /// As far as it can be told apart on a map.
    fileprivate var rounded: [Double] { [center.latitude, center.longitude, zoom].map { ($0 * 1e6).rounded() / 1e6 } }
}
