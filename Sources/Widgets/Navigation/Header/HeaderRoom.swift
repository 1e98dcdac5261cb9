public import GTK

/// What a window's header takes of the top of what lies below it.
struct HeaderRoom: Equatable {
    /// The height of the header's line, in pixels; 0 where there is no header above.
    var height = 0
    /// What the header takes at the leading and at the trailing end of that line, in pixels.
    var start = 0
    var end = 0
    /// The same as `start` for a line that stands in place of the header's name.
    var bareStart = 0
    /// The width that a line keeps to from its leading edge on, in pixels; nil for all that it has.
    var column: Int?
    /// Whether the header's name is in the line, and not above a sidebar or a list.
    var isAtStart = false
    /// Whether the header's buttons are in the line.
    var isAtEnd = false
    /// Whether it is of the page in front, not of one that is on its way out.
    var isCurrent = true

    static let none = HeaderRoom()
}

/// A widget that knows what the header takes of each of its children.
@MainActor
protocol HeaderHost: Widget {
    func headerRoom(above child: Widget) -> HeaderRoom
}

/// A page that reaches up to the window's edge, under the header, whose ground lets the page's colour through.
///
/// Its own buttons stand in a `HeaderLine` at its top, as those of `DetailPage` do; a line is beside the header's buttons and
/// tells the header on which ground they are. A page that does not conform begins below the header.
///
///     final class PosterView: Box, RunsUnderHeader { … }
///     let line = HeaderLine(end: [edit])
///     line.ground = HeaderGround(on: color)
///     append(Overlay(poster, over: [line]))
@MainActor
public protocol RunsUnderHeader: Widget {}

/// What a page's colour asks of the header's buttons, so that they can be seen on it.
public enum HeaderGround: String, CaseIterable, Sendable {
    /// The theme's own ground: buttons are in the theme's text colour.
    case page
    /// A light colour or gradient: buttons are dark.
    case light
    /// A dark colour or gradient: buttons are light.
    case dark
    /// A picture, or what else has light and dark: each button is raised on a round of its own.
    case picture

    /// What a colour asks for.
    public init(on color: Color) {
        self = Contrast.tone(on: color) == .paper ? .dark : .light
    }

    /// What a gradient asks for.
    public init(on gradient: GradientPaint) {
        self = gradient.isLight ? .light : .dark
    }

    var cssClass: String { "over-\(rawValue)" }
}

extension Widget {
    /// What the header takes of the top of this widget, which is taken to be at the top of what it is in.
    var headerRoom: HeaderRoom {
        var child: Widget = self
        while let parent = child.parent {
            if let host = parent as? any HeaderHost { return host.headerRoom(above: child) }
            child = parent
        }
        return .none
    }

    /// The frame whose header is above this widget.
    var headerFrame: WindowFrame? {
        var ancestor = parent
        while let widget = ancestor {
            if let frame = widget as? WindowFrame { return frame }
            ancestor = widget.parent
        }
        return nil
    }
}
