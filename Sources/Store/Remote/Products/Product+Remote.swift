internal import Foundation

extension Product {
    /// A server's product as the shop shows it.
    ///
    /// - Parameter remote: The product; an aisle that is not known here counts as none, and a pack of which nothing is
    ///   said as one piece.
    public init(_ remote: RemoteProduct) {
        self.init(
            id: remote.id, name: remote.name, kind: remote.kind.flatMap(ProductKind.init(rawValue:)) ?? .other,
            of: remote.subject,
            pack: remote.pack.map { ProductPack(count: $0.count, Quantity($0.amount, $0.unit)) }
                ?? ProductPack(Quantity(1, .piece)),
            price: remote.price, text: remote.text ?? "", picture: remote.picture?.absoluteString,
            page: remote.page?.absoluteString)
    }
}
