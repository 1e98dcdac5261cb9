import Observation

/// Where the person is, and how they got there; each section remembers its own way.
@MainActor @Observable
package final class Navigator {
    private var paths: [Section: [Address]] = [:]
    private var lists: [Section: Address] = [:]
    /// The selected section.
    private(set) var section: Section

    /// The place that the visible one is shown instead of; see `fallBack(to:)`.
    private(set) var fallbackOrigin: Address?

    /// Begins at a section's list.
    init(section: Section = .fruits) {
        self.section = section
    }

    /// The open pages above a section's list, the visible one last.
    func path(of section: Section) -> [Address] { paths[section] ?? [] }

    /// The open pages above the selected section's list, the visible one last.
    var path: [Address] { path(of: section) }

    /// The place of a section's list, with what it shows: `drinks?lacking=0`, or the counter that is in sight.
    func list(of section: Section) -> Address { lists[section] ?? section.root }

    /// The visible place.
    var current: Address { path.last ?? list(of: section) }

    /// Whether there is a page to go back from.
    var canGoBack: Bool { !path.isEmpty }

    /// Opens a place that a page leads to, on top of what is open; a section's own list is gone to.
    ///
    /// The place that is visible already is not opened twice.
    func open(_ address: Address) {
        guard !address.isList else {
            listChanged(to: address)
            return go(to: address.section, [])
        }
        guard address != path.last else { return }
        go(to: section, path + [address])
    }

    /// Opens a place that was asked for from outside, in the section that it belongs to.
    func show(_ address: Address) {
        section = address.section
        open(address)
    }

    /// Opens a place from its section's list: it takes the place of everything that is open there.
    package func openFromList(_ address: Address) {
        guard !address.isList else { return open(address) }
        go(to: address.section, [address])
    }

    /// Puts an address in place of the visible one, for a page whose content changed.
    func replaceCurrent(with address: Address) {
        guard canGoBack else { return open(address) }
        go(to: section, path.dropLast() + [address])
    }

    /// Says what a section's list shows from now on; nobody goes there.
    func listChanged(to address: Address) {
        precondition(address.isList, "«\(address.text)» is a page, not a list")
        // The counters have no order of their own: the one that is in sight stays.
        if address == .days { return }
        lists[address.section] = address
    }

    /// Shows a place instead of a section's list, where the list has nothing to show; nobody asked to go anywhere.
    func fallBack(to address: Address) {
        let origin = current
        go(to: address.section, [address])
        fallbackOrigin = origin
    }

    /// Goes back one page, to the list at last.
    package func back() {
        guard canGoBack else { return }
        go(to: section, path.dropLast())
    }

    /// Goes to a section, where everything is as it was left; from there, to its list.
    package func sectionSelected(_ section: Section) {
        go(to: section, section == self.section ? [] : path(of: section))
    }

    private func go(to section: Section, _ path: [Address]) {
        fallbackOrigin = nil
        paths[section] = path
        self.section = section
    }
}
