public import GTK

/// Stars that show a rating, rounded to halves; drawn by one widget, which makes them cheap enough for cards.
///
/// To let the user rate, use `StarRating`.
@MainActor
public final class RatingStars: CustomWidget {
    /// The number of stars of the highest rating.
    public static let most = 5

    private let usualSize: Int
    /// Five of those that are to be hit with a finger have room in a narrow window beside what clears them.
    private var size: Int { min(TextGrowth.of(usualSize), max(usualSize, RatingStars.largest)) }
    private static let largest = 40
    private var icons: (filled: SymbolicIcon, empty: SymbolicIcon, scale: Int, size: Int)?

    /// Creates stars.
    /// - Parameters:
    ///   - rating: the rating, from 0 to 5; rounded to halves when drawn.
    ///   - size: the width and height of a star, in pixels at the usual text size.
    ///   - isSpoken: whether assistive technology gets the rating; false if the surroundings state it.
    public init(_ rating: Double = 0, size: Int = 16, isSpoken: Bool = true) {
        usualSize = size
        self.isSpoken = isSpoken
        super.init()
        role = isSpoken ? .image : .none
        self.rating = rating
        tell()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "rating-stars"
    }

    private let isSpoken: Bool

    /// The rating, from 0 to 5.
    public var rating = 0.0 {
        didSet {
            guard rating != oldValue else { return }
            tell()
            queueDraw()
        }
    }

    /// Returns a rating in words.
    public static func words(_ rating: Double) -> String {
        rating == 0 ? tr("Not rated") : tr("{rating} of 5 stars", ["rating": RatingStars.figure(rating)])
    }

    /// Returns a rating as a number, rounded to halves.
    static func figure(_ rating: Double) -> String {
        let halves = Int((rating * 2).rounded())
        return halves.isMultiple(of: 2)
            ? String(halves / 2) : trc("a half star: 3.5", "{whole}.5", ["whole": halves / 2])
    }

    /// Whether a single star and a number replace the stars, if there is little space.
    var isCompact = false {
        didSet { if isCompact != oldValue { queueDraw() } }
    }

    private func tell() {
        if isSpoken { accessibleLabel = RatingStars.words(rating) }
    }

    // MARK: Layout

    /// The space between stars, in pixels.
    private var gap: Int { size / 8 }

    /// The width of all stars, in pixels.
    var starsWidth: Int { RatingStars.most * size + (RatingStars.most - 1) * gap }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let side = orientation == .horizontal ? starsWidth : self.size
        return Extent(minimum: side, natural: side)
    }

    /// Returns the rating at a position, rounded to halves.
    /// - Parameter x: the distance from the widget's left, in pixels.
    func rating(at x: Double) -> Double {
        let way = isMirrored ? Double(width) - x : x
        let stars = way / Double(size + gap)
        return min(Double(RatingStars.most), max(0, (stars * 2).rounded(.up) / 2))
    }

    private var figure: TextLayout {
        let layout = TextLayout(RatingStars.figure(rating), for: self)
        layout.setFontFeatures("lnum")
        return layout
    }

    /// The width of one star and the number, in pixels.
    var compactWidth: Int { size + 3 + Int(figure.size.width.rounded(.up)) }

    private func drawCompact(_ snapshot: Snapshot) {
        let figure = figure
        let y = Double((height - size) / 2)
        let side = Double(size)
        snapshot.draw(
            currentIcons().0, in: Rectangle(x: left(0, of: side, in: Double(width)), y: y, width: side, height: side),
            color: foreground)
        let x = isMirrored ? Double(width) - side - 3 - figure.size.width : side + 3
        snapshot.translated(x: x, y: ((Double(height) - figure.size.height) / 2).rounded()) {
            snapshot.draw(figure, color: foreground)
        }
    }

    /// The colour of filled stars: brass, lighter than their outline, unless high contrast is asked for.
    private var brass: Color {
        let color = foreground
        let isStrong = color.luminance < 0.055 || color.luminance > 0.7
        return isStrong ? color : color.mixed(with: Color(red: 0.93, green: 0.73, blue: 0.4), at: 0.62)
    }

    public override func snapshot(_ snapshot: Snapshot) {
        if isCompact { return drawCompact(snapshot) }
        let (filled, empty) = currentIcons()
        let (color, brass) = (foreground, brass)
        let y = Double((height - size) / 2)
        for index in 0..<RatingStars.most {
            let start = index * (size + gap)
            let x = Double(left(start, of: size, in: width))
            let place = Rectangle(x: x, y: y, width: Double(size), height: Double(size))
            let share = min(1, max(0, ((rating - Double(index)) * 2).rounded() / 2))
            defer { snapshot.draw(empty, in: place, color: color) }
            guard share > 0 else { continue }
            var part = place
            part.width *= share
            if isMirrored { part.x += place.width - part.width }
            if share == 1 {
                snapshot.draw(filled, in: place, color: brass)
            } else {
                snapshot.clipped(to: part) { snapshot.draw(filled, in: place, color: brass) }
            }
        }
    }

    private func currentIcons() -> (SymbolicIcon, SymbolicIcon) {
        if let icons, icons.scale == scaleFactor, icons.size == size { return (icons.filled, icons.empty) }
        let filled = SymbolicIcon("comptoir-star-filled-symbolic", size: size, for: self)
        let empty = SymbolicIcon("comptoir-star-symbolic", size: size, for: self)
        icons = (filled, empty, scaleFactor, size)
        return (filled, empty)
    }
}
