import Foundation
import Observation
import Store

/// What is typed of a store, until it is saved.
@MainActor @Observable
final class PlaceDraft {
    /// What may be wrong.
    enum Field: CaseIterable { case name, coordinates, page }

    /// The store that is changed; nil for a new one.
    let place: Place?
    var name: String
    var address: String
    var coordinates: String
    var hours: String
    var page: String
    /// What it is for; where nothing is chosen, anything.
    var subjects: Set<PlaceSubject>
    /// What can be chosen, by name.
    let candidates: [(subject: PlaceSubject, name: String)]
    /// What is wrong with what was typed.
    private(set) var problems: [Field: String] = [:]
    /// Whether the desktop is being asked where the person is.
    private(set) var isLocating = false

    @ObservationIgnored let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()

    /// A new store.
    init(
        location: Location? = nil, for subject: PlaceSubject? = nil, candidates: [PlaceSubject] = [],
        names: [PlaceSubject: String] = [:], environment: Environment
    ) {
        place = nil
        (name, address, hours, page) = ("", "", "", "")
        coordinates = location?.text ?? ""
        subjects = subject.map { [$0] } ?? []
        self.candidates = candidates.compactMap { subject in names[subject].map { (subject, $0) } }
        self.environment = environment
    }

    /// A store that there is.
    init(changing place: Place, names: [PlaceSubject: String], environment: Environment) {
        self.place = place
        let details = place.details
        (name, address, hours, page) = (details.name, details.address, details.hours, details.page?.text ?? "")
        coordinates = details.location.text
        subjects = details.subjects
        candidates = names.map { ($0.key, $0.value) }.sorted { $0.1 < $1.1 }
        self.environment = environment
    }

    /// Saves what was typed, unless something is wrong with it.
    /// - Returns: whether it is saved.
    func saveClicked() -> Bool {
        guard let details = checked() else { return false }
        environment.perform { [environment, place] in
            let change: Library.PlaceChange
            let text: String
            if let place {
                change = try await environment.library.changePlace(place.id, details)
                text = tr("{name} was changed.", ["name": details.name])
            } else {
                change = try await environment.library.addPlace(details).change
                text = tr("{name} is among the stores.", ["name": details.name])
            }
            guard !change.isEmpty else { return }
            environment.tell(text) { [library = environment.library] in try await library.undo(change) }
        }
        return true
    }

    /// What was typed, once nothing is wrong with it.
    private func checked() -> Place.Details? {
        problems = [:]
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        if name.isEmpty { problems[.name] = ErrorWording.translated.message(PlaceProblem.blankName) }
        let location = checkedLocation()
        let page = checkedPage()
        guard problems.isEmpty, let location else { return nil }
        return Place.Details(
            name: name, address: address, location: location, hours: hours, page: page, subjects: subjects)
    }

    private func checkedLocation() -> Location? {
        // What was there and was not touched keeps all its digits.
        if let place, coordinates == place.location.text { return place.location }
        switch LocationReader.read(coordinates) {
        case .location(let location): return location
        case .none: problems[.coordinates] = tr("Type where it is, as in {example}.", ["example": Location.example])
        case .wrong(let fault): problems[.coordinates] = fault.text(environment.formats)
        }
        return nil
    }

    private func checkedPage() -> PageAddress? {
        guard page.contains(where: { !$0.isWhitespace }) else { return nil }
        do throws(PageAddress.Problem) {
            return try PageAddress(typed: page)
        } catch {
            problems[.page] = ErrorWording.translated.message(error)
            return nil
        }
    }

    /// Has the desktop say where the person is, for the coordinates.
    func whereIAmClicked() {
        isLocating = true
        problems[.coordinates] = nil
        tasks.cancel()
        tasks.run(orElse: { [weak self] error in
            self?.isLocating = false
            self?.problems[.coordinates] = WhereaboutsProblem.text(error)
        }) { [weak self, locator = environment.locator] in
            let location = try await locator()
            self?.isLocating = false
            self?.coordinates = location.text
        }
    }
}
