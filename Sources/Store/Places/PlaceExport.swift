public import Foundation

/// The stores as the command line writes them, in JSON.
public struct PlaceExport: Sendable, Hashable, Codable {
    /// A store.
    public struct Line: Sendable, Hashable, Codable {
        /// By what addresses refer to it.
        public let id: String

        /// What it is called.
        public let name: String

        /// Street and town; missing where they are not known.
        public let address: String?

        /// Degrees north of the equator.
        public let latitude: Double

        /// Degrees east of Greenwich.
        public let longitude: Double

        /// When it is open; missing where that is not known.
        public let hours: String?

        /// Its web page; missing where there is none.
        public let page: String?

        /// What it is for, as `drink/negroni`; empty where it is for anything.
        public let subjects: [String]

        /// Whether it is the person's own.
        public let own: Bool

        /// How far it is, in metres; missing where nobody knows from where.
        public let metres: Double?
    }

    /// The stores.
    public let stores: [Line]

    /// What is written of stores, in their order.
    public init(_ places: [NearbyPlace]) {
        stores = places.map { nearby in
            let (place, details) = (nearby.place, nearby.place.details)
            return Line(
                id: place.id, name: place.name, address: details.address.isEmpty ? nil : details.address,
                latitude: place.location.latitude, longitude: place.location.longitude,
                hours: details.hours.isEmpty ? nil : details.hours, page: details.page?.text,
                subjects: details.subjects.map(\.word).sorted(), own: place.isOwn,
                metres: nearby.distance.map { $0.rounded() })
        }
    }

    /// The stores as an object, in JSON.
    ///
    /// - Throws: What `JSONEncoder` throws; stores give no cause.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
