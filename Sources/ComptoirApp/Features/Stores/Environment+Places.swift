import Store

/// From where the nearest is reckoned.
enum Standpoint: Equatable {
    /// Where the person is, as the desktop told a while ago.
    case here(Location)
    /// The home place that they have set.
    case home(Location)

    /// The point itself.
    var location: Location {
        switch self {
        case .here(let location), .home(let location): location
        }
    }
}

extension Environment {
    /// From where the nearest is reckoned; nil where nobody knows.
    var standpoint: Standpoint? { here.map(Standpoint.here) ?? preferences.home.map(Standpoint.home) }

    /// Opens a web page in the person's own browser.
    func open(_ page: PageAddress) { openOutside(page.text, orElse: tr("No program opens web pages.")) }

    /// Opens a place in the person's own map program.
    func openMaps(at location: Location) {
        openOutside(location.geoAddress, orElse: tr("No program opens places. Copy the address instead."))
    }

    private func openOutside(_ address: String, orElse problem: String) {
        tasks.run(orElse: { [weak self] _ in self?.tell(problem) }) { [opener] in try await opener(address) }
    }

    /// Removes a store of the person's own, tells of it, and offers to take it back.
    func removePlace(_ place: Place) {
        perform { [self] in
            let change = try await library.removePlace(place.id)
            guard !change.isEmpty else { return }
            tell(tr("{name} is no longer among the stores.", ["name": place.name])) { [library] in
                try await library.undo(change)
            }
        }
    }

    /// Moves a store of the person's own, tells of it, and offers to take it back.
    func movePlace(_ place: Place, to location: Location) {
        guard location != place.location else { return }
        perform { [self] in
            let change = try await library.movePlace(place.id, to: location)
            tell(tr("{name} was moved.", ["name": place.name])) { [library] in try await library.undo(change) }
        }
    }
}
