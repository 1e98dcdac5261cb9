public import GTK

/// Five stars with which the user rates something, in halves.
///
/// A click or a drag sets them; Left and Right change the rating by half a star, 0 to 5 set that many stars, Home and
/// End none and all, and Delete clears, as do the button at the end and a click on the current rating. For assistive
/// technology it is a slider. To only show a rating, use `RatingStars`.
///
///     let stars = StarRating("My rating")
///     stars.bind(\.rating) { model.rating }
///     stars.onChanged { [weak model] in model?.rated($0) }
@MainActor
public final class StarRating: Box {
    private let stars = RatingStars(size: 24, isSpoken: false)
    private let track: FocusFrame
    private let clear: Button
    private let changed = HandlerList<Double>()
    private var isDragging = false
    private var before = 0.0

    /// Creates the control.
    /// - Parameters:
    ///   - name: what is rated, for assistive technology.
    ///   - rating: the rating at first, from 0 to 5; 0 means no rating.
    ///   - clearName: the name of the button that clears the rating.
    public init(_ name: String, rating: Double = 0, clearName: String = tr("Clear the rating")) {
        track = FocusFrame(stars, role: .slider).styled("star-track")
        clear = Button(icon: "comptoir-close-symbolic", named: clearName).styled("flat", "round", "small")
        super.init(.horizontal, spacing: Space.tiny)
        styled("star-rating")
        role = .group
        spokenName = name
        nameParts()
        append(track.layout(vertical: .center))
        append(clear.layout(vertical: .center))
        clear.margins = Insets(start: Space.tiny)
        clear.onClicked { [weak self] in
            guard let self else { return }
            // The button fades out; the focus stays in the control.
            track.grabFocus()
            set(0)
        }
        listen()
        self.rating = rating
        show()
    }

    /// What is rated, for assistive technology.
    public var spokenName = "" {
        didSet { if spokenName != oldValue { nameParts() } }
    }

    /// Whether the button that clears is before the stars, so that these end where the control does.
    public var isClearFirst = false {
        didSet {
            guard isClearFirst != oldValue else { return }
            // Apart, so that it does not look like a sixth.
            clear.margins = isClearFirst ? Insets(end: Space.tiny) : Insets(start: Space.tiny)
            setChildren(isClearFirst ? [clear, track] : [track, clear])
        }
    }

    private func nameParts() {
        accessibleLabel = spokenName
        track.accessibleLabel = spokenName
    }

    /// The rating, from 0 to 5 in halves; 0 means no rating. Setting it does not call `onChanged`.
    public var rating = 0.0 {
        didSet {
            rating = min(Double(RatingStars.most), max(0, (rating * 2).rounded() / 2))
            if rating != oldValue { show() }
        }
    }

    /// Called with the rating after the user has changed it; 0 if they cleared it.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor (Double) -> Void) -> Connection { changed.add(handler) }

    private func show() {
        stars.rating = rating
        // The button keeps its space, so that the stars do not move under the pointer.
        clear.opacity = rating > 0 ? 1 : 0
        clear.isSensitive = rating > 0
        track.setAccessibleValue(rating, in: 0...Double(RatingStars.most), text: RatingStars.words(rating))
    }

    private func set(_ new: Double) {
        let old = rating
        rating = new
        if rating != old { changed.send(rating) }
    }

    private func listen() {
        track.onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
        stars.onDrag { [weak self] drag, gesture in self?.follow(drag, gesture) }
    }

    private func follow(_ drag: Drag, _ gesture: Gesture) {
        switch drag.stage {
        case .began:
            before = rating
            track.grabFocus()
        case .moved:
            if !isDragging {
                guard abs(drag.offset.x) > 6, gesture.claim() else { return }
                isDragging = true
            }
            // Shown while the pointer moves, but reported only on release.
            rating = stars.rating(at: drag.place.x)
        case .ended:
            let target = isDragging ? rating : stars.rating(at: drag.start.x)
            let isRepeated = !isDragging && target == before
            isDragging = false
            rating = before
            set(isRepeated ? 0 : target)
        case .cancelled:
            isDragging = false
            rating = before
        }
    }

    private func handle(_ key: Key) -> Bool {
        switch key {
        case .right: set(rating + (isMirrored ? -0.5 : 0.5))
        case .left: set(rating + (isMirrored ? 0.5 : -0.5))
        case .up: set(rating + 0.5)
        case .down: set(rating - 0.5)
        case .home, .delete, .backspace: set(0)
        case .end: set(Double(RatingStars.most))
        default:
            guard let digit = key.character?.wholeNumberValue, (0...RatingStars.most).contains(digit) else {
                return false
            }
            set(Double(digit))
        }
        return true
    }
}
