internal import Foundation

extension ProductServer {
    /// The ratings that a shop gives drinks; nil where it gives none.
    ///
    /// - Throws: ``RemoteError`` or `CancellationError`.
    func ratings(of shop: ShopDescription, isFresh: Bool = false) async throws -> RatingsPage? {
        guard let address = shop.ratings else { return nil }
        let page = RatingsPage(try await document(at: address, schemas.ratings, .readRatings, isFresh: isFresh))
        guard page.ratings.ratings.count <= limits.ratings else {
            throw RemoteError(.readRatings, .tooMany(limit: limits.ratings), address: address.absoluteString)
        }
        return page
    }

    /// Adds a shop's ratings to what it has. Where they cannot be had the products are there all the same.
    ///
    /// - Throws: `CancellationError`.
    func addRatings(of shop: ShopDescription, to listing: inout RemoteListing) async throws {
        do {
            guard let page = try await ratings(of: shop) else { return }
            listing.ratings = page.ratings
            listing.problems += page.problems
        } catch let error as RemoteError {
            listing.ratingsError = error
        }
    }
}
