import Observation

/// Where the person is, and how they got there.
@MainActor @Observable
final class Navigator {
    /// The open pages above the section's list, the visible one last.
    private(set) var path: [Address] = []
    /// The selected section.
    private(set) var section = "fruits"

    init() {}

    /// The visible place.
    var current: Address { path.last ?? .fruits }

    /// Whether there is a page to go back from.
    var canGoBack: Bool { !path.isEmpty }

    /// Opens a place on top of what is open; the place that is visible already is not opened twice.
    func open(_ address: Address) {
        section = address.section
        guard address != .fruits else {
            path = []
            return
        }
        guard address != path.last else { return }
        path.append(address)
    }

    /// Opens a place from the section's list: it takes the place of everything that is open.
    func openFromList(_ address: Address) {
        section = address.section
        path = address == .fruits ? [] : [address]
    }

    /// Puts an address in place of the visible one, for a page whose content changed.
    func replaceCurrent(with address: Address) {
        guard !path.isEmpty else { return open(address) }
        path[path.count - 1] = address
    }

    /// Goes back one page, to the list at last.
    func back() {
        guard !path.isEmpty else { return }
        path.removeLast()
    }

    /// Shows a section's list.
    func sectionSelected(_ id: String) {
        section = id
        path = []
    }
}
