import Observation
import Store

/// The stores that one would go to for something, or all of them, the nearest first.
@MainActor @Observable
final class PlacesModel {
    /// What they are for; nil for all stores.
    let subject: PlaceSubject?
    /// The stores, in no order.
    let record = LiveValue<PlacesRecord>()
    /// Whether all are shown, or the first few.
    private(set) var isExpanded = false

    @ObservationIgnored let environment: Environment

    /// How many are shown at first: a few beside other things, more where there is nothing else.
    var few: Int { subject == nil ? 50 : 4 }

    init(for subject: PlaceSubject? = nil, environment: Environment) {
        self.subject = subject
        self.environment = environment
    }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        let subject = subject
        record.follow(
            environment.catalogue.values(on: [.packs, .places]) { try await PlacesRecord(for: subject, in: $0) })
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// The stores, the nearest first; by name where nobody knows from where.
    var nearby: [NearbyPlace] {
        (record.value?.places ?? []).nearestFirst(from: environment.standpoint?.location)
    }

    /// Whether it is known that there is none.
    var isEmpty: Bool { record.value?.places.isEmpty == true }

    /// The stores that are shown.
    var shown: [NearbyPlace] { isExpanded ? nearby : Array(nearby.prefix(few)) }

    /// How many are not shown.
    var hidden: Int { nearby.count - shown.count }

    /// Shows all.
    func showAllClicked() { isExpanded = true }

    /// What a form for a new store begins with.
    /// - Parameter location: where it is, as it was pointed out on a map.
    func newDraft(at location: Location? = nil) -> PlaceDraft {
        PlaceDraft(
            location: location, for: subject, candidates: record.value?.candidates ?? [],
            names: record.value?.names ?? [:], environment: environment)
    }

    /// Moves a store, as by dragging its pin; one of a pack stays where it is.
    func moved(_ id: Place.ID, to location: Location) {
        guard let place = record.value?.places.first(where: { $0.id == id }) else { return }
        guard place.isOwn else { return tellOfPack(place) }
        environment.movePlace(place, to: location)
    }

    /// Removes a store; one of a pack stays.
    func removed(_ place: Place) {
        guard place.isOwn else { return tellOfPack(place) }
        environment.removePlace(place)
    }

    private func tellOfPack(_ place: Place) {
        environment.tell(tr("{name} comes with a pack and stays as it is.", ["name": place.name]))
    }
}
