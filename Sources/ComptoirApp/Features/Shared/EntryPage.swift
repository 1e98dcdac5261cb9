import GTK
import Widgets

/// The page of one entry of the catalogue.
@MainActor
protocol EntryPage: Widget {
    /// The page's model.
    var entry: any EntryModel { get }
}

extension FavouriteButton {
    /// The heart of an entry's page.
    convenience init(_ entry: any EntryModel) {
        self.init(addName: tr("Add to favourites"), removeName: tr("Remove from favourites"))
        bind(\.isFavourite) { entry.favourite.isSet }
        onToggled { _ in entry.favouriteClicked() }
    }
}

extension Button {
    /// Copies the open page as text.
    static var copyPage: Button {
        let button = Button(icon: "comptoir-copy-symbolic", named: tr("Copy as text"))
        button.setAction("win.copy")
        return button
    }
}
