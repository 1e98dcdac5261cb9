internal import Foundation

extension Location {
    /// The address that map programs open (`geo:`, RFC 5870), to some ten centimetres.
    public var geoAddress: String { "geo:" + text(separator: ",") }

    /// The two numbers as any reader of coordinates takes them: `48.208354, 16.372504`.
    public var text: String { text(separator: ", ") }

    /// Reads what ``geoAddress`` has written; nil for anything else.
    public init?(geoAddress: String) {
        guard geoAddress.hasPrefix("geo:"), case .location(let location) = LocationReader.read(geoAddress) else {
            return nil
        }
        self = location
    }

    private func text(separator: String) -> String { Self.digits(latitude) + separator + Self.digits(longitude) }

    /// A number of degrees with six decimals at most, and with a point, whatever the language.
    private static func digits(_ degrees: Double) -> String {
        let rounded = (degrees * 1e6).rounded()
        var text = String(format: "%.6f", rounded == 0 ? 0 : rounded / 1e6)
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }
}
