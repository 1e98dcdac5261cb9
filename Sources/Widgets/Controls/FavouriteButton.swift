public import GTK

/// A heart that is filled while something is a favourite.
///
///     heart.bind(\.isFavourite) { model.isFavourite }
///     heart.onToggled { [weak model] in model?.favouriteToggled($0) }
@MainActor
public final class FavouriteButton: Button {
    private let heart = Image(sign: "comptoir-heart-symbolic")
    private let addName: String
    private let removeName: String
    private let toggled = HandlerList<Bool>()

    /// Creates the button.
    /// - Parameters:
    ///   - addName: the name of the button while the thing is not a favourite.
    ///   - removeName: the name of the button while the thing is a favourite.
    public init(addName: String = tr("Add to favourites"), removeName: String = tr("Remove from favourites")) {
        self.addName = addName
        self.removeName = removeName
        super.init(child: heart)
        styled("favourite")
        role = .toggleButton
        onClicked { [weak self] in
            guard let self else { return }
            isFavourite.toggle()
            toggled.send(isFavourite)
        }
        tellState()
    }

    /// Whether the heart is filled. Setting it does not call `onToggled`.
    public var isFavourite = false {
        didSet { if isFavourite != oldValue { tellState() } }
    }

    /// Called after the user has filled or emptied the heart.
    @discardableResult
    public func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection { toggled.add(handler) }

    private func tellState() {
        heart.icon = isFavourite ? "comptoir-heart-filled-symbolic" : "comptoir-heart-symbolic"
        self[cssClass: "on"] = isFavourite
        tooltip = isFavourite ? removeName : addName
        accessibleLabel = isFavourite ? removeName : addName
        setAccessible(.pressed, isFavourite)
    }
}
