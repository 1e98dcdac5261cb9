import Observation
import Store

/// One store with all that its panel shows.
struct PlaceRecord: Equatable, Sendable {
    let place: Place
    /// The names of what it is for.
    let names: [PlaceSubject: String]

    /// Reads a store; nil where there is none of that id.
    init?(id: Place.ID, in catalogue: Catalogue) async throws {
        guard let place = try await catalogue.place(id: id) else { return nil }
        self.place = place
        names = try await catalogue.names(of: place.details.subjects)
    }
}

/// One store: where it is, when it is open, and what one can do with it.
@MainActor @Observable
final class PlaceModel {
    let id: Place.ID
    /// The store; nil where there is none of that id.
    let record = LiveValue<PlaceRecord?>()
    @ObservationIgnored let environment: Environment

    init(id: Place.ID, environment: Environment) {
        self.id = id
        self.environment = environment
    }

    var place: Place? { record.value??.place }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        let id = id
        record.follow(
            environment.catalogue.values(on: [.packs, .places]) { try await PlaceRecord(id: id, in: $0) })
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// Opens its web page.
    func pageClicked() {
        if let page = place?.details.page { environment.open(page) }
    }

    /// Shows it in the person's map program.
    func mapsClicked() {
        if let place { environment.openMaps(at: place.location) }
    }

    /// Removes it; that can be taken back.
    func removeClicked() {
        if let place, place.isOwn { environment.removePlace(place) }
    }

    /// What a form to change it begins with.
    var draft: PlaceDraft? {
        guard let place, place.isOwn else { return nil }
        return PlaceDraft(changing: place, names: record.value??.names ?? [:], environment: environment)
    }
}

extension PlaceModel {
    /// What is copied: the address, or where there is none the coordinates.
    var copyText: String {
        guard let place else { return "" }
        let address = place.details.address
        return address.isEmpty ? "\(place.name), \(place.location.text)" : "\(place.name)\n\(address)"
    }

    /// How far it is, and from where; nil where nobody knows.
    var distanceText: String? {
        guard let place, let standpoint = environment.standpoint else { return nil }
        let distance = environment.formats.distance(metres: standpoint.location.distance(to: place.location))
        return switch standpoint {
        case .here: tr("{distance} from where you are, as the crow flies", ["distance": distance])
        case .home: tr("{distance} from home, as the crow flies", ["distance": distance])
        }
    }

    /// What it is for, in words.
    var subjectsText: String {
        let names = (record.value??.names ?? [:]).values.sorted()
        guard place?.details.subjects.isEmpty == false else { return tr("For anything") }
        return tr("For {things}", ["things": names.joined(separator: ", ")])
    }

    /// Which pack names it, after which source; nil for one of the person's own.
    var sourceText: String? {
        guard case .pack(let source)? = place?.origin else { return nil }
        return tr("Source: {source}", ["source": source.title])
    }
}
