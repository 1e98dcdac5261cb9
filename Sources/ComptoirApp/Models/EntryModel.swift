/// The page of one entry of the catalogue, as far as all such pages are alike.
@MainActor
protocol EntryModel: AnyObject {
    /// The entry's id.
    var id: String { get }

    /// What the entry is called; nil until it has been read, and where there is none.
    var name: String? { get }

    /// Whether it is a favourite.
    var favourite: FavouriteMark { get }

    /// The page as plain text, for the clipboard; empty while there is nothing to be copied.
    var copyText: String { get }
}

extension EntryModel {
    /// Marks or unmarks the entry as a favourite; unmarking can be taken back.
    func favouriteClicked() {
        if let name { favourite.toggle(named: name) }
    }
}
