import Foundation
import Store
import Widgets

extension PlacesModel {
    /// What stands in place of the stores: nil where there are any.
    /// - Parameter add: opens the form for a new one.
    func status(_ pictures: StatusPictures, add: @escaping @MainActor () -> Void) -> StatusState? {
        record.state.status(tr("Looking down the street…"), pictures, retry: { [weak self] in self?.retryClicked() }) {
            guard $0.places.isEmpty else { return nil }
            return .empty(
                title: tr("No stores yet"),
                text: tr("Add the places where you buy fruit and bottles. The nearest comes first."),
                icon: nil, picture: environment.isNarrow ? nil : pictures.pin, action: NextStep(tr("Add a store"), add))
        }
    }
}

extension NearbyPlace {
    /// The address, on one line.
    var address: String { Self.line(place.details.address) }

    /// When it is open, on one line; empty where that is not known.
    @MainActor
    var hours: String {
        let hours = Self.line(place.details.hours)
        return hours.isEmpty ? "" : tr("Open: {hours}", ["hours": hours])
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: ", ")
    }

    /// How far it is; empty where nobody knows from where.
    @MainActor
    func distanceText(_ formats: Formats) -> String { distance.map(formats.distance(metres:)) ?? "" }

    /// The store for who cannot see it.
    @MainActor
    func spoken(_ formats: Formats) -> String {
        [place.name, distanceText(formats), address, hours].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
