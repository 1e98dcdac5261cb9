public import GTK

/// A wide rounded row on a diagonal gradient: picture, name, headline, and an optional widget at the end.
///
///     let row = GradientRow()
///     row.show(picture: path, gradient: paint, name: "Lemon", headline: "A sour sun")
@MainActor
public final class GradientRow: CustomWidget {
    private let picture = ArtPicture(size: 60)
    private let nameLabel = Label().styled("row-name")
    private let headlineLabel = Label().styled("row-headline")
    private let content: Box
    private var paint: GradientPaint?

    /// Creates an empty row.
    /// - Parameters:
    ///   - hasPicture: whether there is space for a picture at the start.
    ///   - trailing: the widget at the end, such as a mark or a button; nil for none.
    public init(hasPicture: Bool = true, trailing: Widget? = nil) {
        let texts = Box(.vertical, spacing: 3, [nameLabel, headlineLabel])
            .layout(horizontal: .fill, vertical: .center, expand: [.horizontal])
        content = Box(.horizontal, spacing: Space.medium, hasPicture ? [picture, texts] : [texts])
            .layout(margins: Insets(vertical: Space.small, horizontal: Space.medium))
        if let trailing { content.append(trailing.layout(vertical: .center)) }
        super.init()
        for label in [nameLabel, headlineLabel] {
            label.textAlignment = 0
            label.ellipsis = .end
        }
        adopt(content)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "gradient-row"
        type.role = .group
    }

    /// Shows an entry.
    /// - Parameters:
    ///   - picture: the path of the picture.
    ///   - gradient: the two colours of the background; the text is dark or white, whichever is easier to read.
    public func show(picture: String?, gradient: GradientPaint, name: String, headline: String) {
        self.picture.path = picture
        if paint != gradient {
            setForeground(for: gradient)
            paint = gradient
            queueDraw()
        }
        nameLabel.text = name
        headlineLabel.text = headline
        accessibleLabel = "\(name). \(headline)"
    }

    /// Whether a headline that is too long takes a second line, as it should in large text and in a wide font, rather than
    /// lose its end.
    public var wrapsHeadline = false {
        didSet {
            guard wrapsHeadline != oldValue else { return }
            headlineLabel.wraps = wrapsHeadline
            // A label that is cut takes as many lines as it may, also where it has the height of one.
            headlineLabel.lineLimit = wrapsHeadline ? 2 : nil
            queueResize()
        }
    }

    /// If each text has one line, the height is the same at every width, so that no text needs to be laid out to
    /// measure it.
    public override var requestMode: RequestMode { wrapsHeadline ? .heightForWidth : .constant }

    public override func snapshot(_ snapshot: Snapshot) {
        let bounds = Rectangle(width: Double(width), height: Double(height))
        if let paint {
            snapshot.shadow(
                of: bounds, radius: Radius.card, color: paint.end.mixed(with: GradientPaint.ink, at: 0.5).opacity(0.28),
                offset: Point(x: 0, y: 2), blur: 6)
            snapshot.clipped(to: bounds, radius: Radius.card) {
                paint.fill(bounds, direction: direction, in: snapshot)
            }
        }
        super.snapshot(snapshot)
    }
}
