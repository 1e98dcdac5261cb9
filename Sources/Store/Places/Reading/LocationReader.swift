internal import Foundation

/// Reads coordinates as people type or paste them: `48.2082, 16.3738`, `48,2082 16,3738`, `48°12′30″N 16°22′26″E` or
/// `geo:48.2082,16.3738`.
///
/// Latitude comes first, unless letters say otherwise. What can be meant in two ways is not guessed.
public enum LocationReader {
    /// What a text says.
    public enum Reading: Sendable, Hashable {
        /// Nothing was typed.
        case none
        /// A point.
        case location(Location)
        /// No point.
        case wrong(Fault)
    }

    /// Why a text is no point.
    public enum Fault: Error, Sendable, Hashable {
        /// It is none that is known here.
        case unreadable
        /// There is one number, or only one of latitude and longitude.
        case single
        /// There are more numbers than a point has.
        case tooMany
        /// Commas stand both before decimals and between the numbers, so that it can be read in two ways.
        case commas
        /// There is no such latitude.
        case latitude(Double)
        /// There is no such longitude.
        case longitude(Double)
        /// Minutes or seconds that are less than 0, or 60 and more.
        case sixtieth(Double)
        /// Minutes follow degrees that are not whole, or seconds such minutes.
        case fraction(Double)
        /// A letter that means one direction in one language and another in the next.
        case letter(String)
        /// Two latitudes, or two longitudes.
        case sameDirection
        /// A sign and a letter that both give the direction.
        case signAndLetter
        /// A `geo:` address of another reference system than WGS 84; its name.
        case otherSystem(String)
        /// A `geo:` address that asks to search for something, and so names no point.
        case search
    }

    /// What a text says.
    public static func read(_ text: String) -> Reading {
        // The marks that keep numbers in their order among other scripts are copied along with them.
        let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isBidiControl }))
        let text = plain.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return .none }
        do throws(Fault) {
            if text.lowercased().hasPrefix("geo:") { return .location(try GeoAddressReader.read(text.dropFirst(4))) }
            return .location(try location(of: try AngleReader.angles(in: text)))
        } catch {
            return .wrong(error)
        }
    }

    /// The point that two angles are.
    private static func location(of angles: [Angle]) throws(Fault) -> Location {
        guard angles.count != 1 else { throw .single }
        guard angles.count == 2 else { throw angles.isEmpty ? .unreadable : .tooMany }
        let axes = angles.map(\.axis)
        guard axes[0] == nil || axes[0] != axes[1] else { throw .sameDirection }
        let isTurned = axes[0] == .longitude || axes[1] == .latitude
        let degrees = [try angles[0].degrees, try angles[1].degrees]
        return try location(degrees[isTurned ? 1 : 0], degrees[isTurned ? 0 : 1])
    }

    /// The point of two numbers of degrees.
    static func location(_ latitude: Double, _ longitude: Double) throws(Fault) -> Location {
        guard Location.latitudes.contains(latitude) else { throw .latitude(latitude) }
        guard let location = Location(latitude: latitude, longitude: longitude) else { throw .longitude(longitude) }
        return location
    }
}

/// Reads what follows `geo:` (RFC 5870).
private enum GeoAddressReader {
    static func read(_ text: Substring) throws(LocationReader.Fault) -> Location {
        // Some programs add a question mark, which the standard does not know.
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let pieces = parts[0].split(separator: ";", omittingEmptySubsequences: false)
        let numbers = pieces[0].split(separator: ",", omittingEmptySubsequences: false)
        guard (2...3).contains(numbers.count) else { throw numbers.count == 1 ? .single : .tooMany }
        var degrees: [Double] = []
        for number in numbers {
            guard let value = self.number(number) else { throw .unreadable }
            degrees.append(value)
        }
        for piece in pieces.dropFirst() where piece.lowercased().hasPrefix("crs=") {
            let system = piece.dropFirst(4)
            guard system.lowercased() == "wgs84" else { throw .otherSystem(String(system)) }
        }
        if parts.count > 1, parts[1].hasPrefix("q="), degrees[0] == 0, degrees[1] == 0 { throw .search }
        return try LocationReader.location(degrees[0], degrees[1])
    }

    /// A number of digits with at most a minus before and decimals behind a point.
    private static func number(_ text: Substring) -> Double? {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } })
        else { return nil }
        return Double(text)
    }
}
