extension DrinkQuery {
    /// A list of drinks shows the packs, favourites, ratings, and what the shelf lacks for each.
    public static var topics: Set<LibraryTopic> { [.packs, .favourites(.drink), .ratings, .shelf] }

    /// Whether a change can lead to other rows, or to another order.
    public func depends(on change: LibraryChange.Subject) -> Bool {
        switch change {
        case .packs: true
        case .favourite(.drink, _): onlyFavourites
        case .rating: minimumRating != nil || order == .rating
        case .shelf: lacking != nil || order == .missing
        default: false
        }
    }

    /// The drinks that a change may have made others. What an ingredient is lacking for, only the catalogue knows.
    public static func concerned(by change: LibraryChange.Subject) -> ConcernedEntries {
        switch change {
        case .packs, .shelf: .all
        case .favourite(.drink, let id): .one(id: id)
        case .rating(let drink): .one(id: drink)
        default: .none
        }
    }
}
