import Foundation
import GTK
import Observation
package import Store
import Widgets

/// What the program's pages share: made once at start, handed down by hand.
@MainActor @Observable
package final class Environment {
    let folders: Folders
    let preferences: Preferences
    package let navigator: Navigator
    package let catalogue: Catalogue
    package let library: Library
    let bar: BarState
    let today: Today
    let language: String
    /// How the person writes dates and numbers.
    let conventions: Conventions

    init(
        folders: Folders, preferences: Preferences, catalogue: Catalogue, library: Library, language: String,
        conventions: Conventions? = nil, time: TimeSource = .system
    ) {
        self.language = language
        self.conventions = conventions ?? Conventions(language: language)
        self.folders = folders
        self.preferences = preferences
        self.catalogue = catalogue
        self.library = library
        bar = BarState(library: library)
        today = Today(boundary: preferences.dayBoundary, time: time)
        navigator = Navigator(section: Section(rawValue: preferences.section) ?? .discover)
    }

    /// What is wrong in the catalogue's packs.
    var problems: [Problem] = []

    /// What is wrong in what the shop's server sent last.
    var serverProblems: [Problem] = []

    /// What the person should know until they have seen it; see `Warning`.
    var warnings: [Warning] = []

    /// Whether text is set in the program's own fonts; those of the system are wider mostly.
    var hasOwnType = true

    /// Whether the window has room for one column alone.
    var isNarrow = false
    /// Whether the sections are in a sidebar, which has the theme and what the program is at its foot.
    var hasSidebar = false

    /// Whether the desktop asks for more contrast.
    var needsContrast = false

    /// The contrast ratio that text has with a ground of any colour.
    var leastContrast: Double { needsContrast ? 7 : Contrast.least }

    /// Whether the welcome and the cards are left out for now, because a page was asked for.
    var skipsIntroduction = false

    /// Whether the welcome and the cards are to be seen.
    var showsIntroduction: Bool { !preferences.isOnboardingDone && !skipsIntroduction }

    /// What the person is to be told and has not been shown yet.
    var notices: [Notice] = []

    /// What goes on while the program does.
    @ObservationIgnored let tasks = TaskBag()

    /// Has the catalogue let go of what it keeps in memory whenever memory is given back.
    @ObservationIgnored private var memory: Connection?

    isolated deinit { memory?.disconnect() }

    /// What is done last of all that the person asked for; see `perform`.
    @ObservationIgnored var performing: Task<Void, Never>?

    /// Has the program go on after its last window was closed, and no longer; called in pairs.
    @ObservationIgnored var staysRunning: (@MainActor (Bool) -> Void)?

    /// What is in the cart, as the library has it; followed from the first time on that somebody asks.
    @ObservationIgnored lazy var cart: LiveValue<Cart> = {
        let cart = LiveValue<Cart>()
        cart.follow(catalogue.cartUpdates())
        return cart
    }()

    /// How many orders were placed since the start.
    @ObservationIgnored var ordersPlaced = 0

    /// The address of the server that orders are sent to; nil where they are only kept.
    @ObservationIgnored var orderServer: String?

    /// Names that were typed for counters and are not kept yet, by the counter's id.
    @ObservationIgnored var typedNames: [Int64: String] = [:]

    /// Milestones that were typed for counters and cannot be kept as they are, by the counter's id.
    @ObservationIgnored var typedMilestones: [Int64: String] = [:]

    /// Where the person is, once they have had the desktop say it; kept nowhere.
    var here: Location?

    /// Has the desktop say where the person is.
    @ObservationIgnored var locator: @MainActor () async throws -> Location = { try await Whereabouts.locate() }

    /// Opens an address in the program that the person chose for such addresses.
    @ObservationIgnored var opener: @MainActor (String) async throws -> Void = {
        try await DesktopLauncher.open(uri: $0)
    }

    /// Shows a sheet in the window: its title, and what builds its content from a closure that puts it away.
    @ObservationIgnored var presenter: (@MainActor (String, (@escaping @MainActor () -> Void) -> Widget) -> Void)?

    /// Asks the person something over the window: the index of what they chose.
    @ObservationIgnored var asker: (@MainActor (Alert) async -> Int?)?

    /// Prints from the window, or asks there for a file to write.
    @ObservationIgnored var printer: (@MainActor (Paper, Paper.Destination) -> Void)?

    /// Has the person choose a printer, or a file for it as PDF.
    func put(_ paper: Paper, to destination: Paper.Destination) { printer?(paper, destination) }

    /// Shows a sheet in the window.
    func present(_ title: String, _ content: (@escaping @MainActor () -> Void) -> Widget) { presenter?(title, content) }

    /// Numbers and amounts as the person writes them.
    var formats: Formats { Formats(conventions, units: preferences.units) }

    /// The shop's server, where one is set.
    @ObservationIgnored package private(set) lazy var shopServer = ShopServer(environment: self)

    @ObservationIgnored private var parts: [ObjectIdentifier: AnyObject] = [:]

    /// Returns what all pages of a section share, which this file knows nothing of, and makes it on first use.
    func shared<Part: AnyObject>(_ make: (Environment) -> Part) -> Part {
        if let part = parts[ObjectIdentifier(Part.self)] as? Part { return part }
        let part = make(self)
        parts[ObjectIdentifier(Part.self)] = part
        return part
    }

    /// The currency that prices are set in.
    var currency: Currency { Currency(preferences.currency) ?? formats.currency }

    /// Puts what is shared together from what was opened.
    convenience init(
        folders: Folders, preferences: Preferences, stores: Stores, conventions: Conventions? = nil,
        time: TimeSource = .ofProgram
    ) {
        self.init(
            folders: folders, preferences: preferences, catalogue: stores.catalogue, library: stores.library,
            language: stores.language, conventions: conventions, time: time)
        warnOfStorage()
        memory = Memory.onGivingBack { [weak catalogue] in catalogue?.releaseMemory() }
    }

    /// Opens the library and the catalogue.
    /// - Parameter languages: in the person's order, as `fr` or `fr-CA`.
    /// - Throws: `StoreError` where not even a stand-in for a file can be made.
    package static func open(
        folders: Folders, preferences: Preferences, languages: [String], time: TimeSource = .ofProgram
    ) async throws -> Environment {
        let stores = try await Stores.open(folders: folders, languages: languages, time: time)
        return Environment(folders: folders, preferences: preferences, stores: stores, time: time)
    }
}

/// The library and the catalogue, once open.
struct Stores: Sendable {
    let library: Library
    let catalogue: Catalogue
    let language: String

    /// Opens both, off the main thread.
    /// - Parameters:
    ///   - languages: in the person's order, as `fr` or `fr-CA`.
    ///   - time: what the library goes by.
    /// - Throws: `StoreError` where not even a stand-in for a file can be made.
    @concurrent static func open(
        folders: Folders, languages: [String], time: TimeSource = .ofProgram
    ) async throws -> Stores {
        let library = try await Library.open(at: folders.library, clock: time.now)
        let catalogue = try await Catalogue.open(
            at: folders.cache.appending(path: "catalogue.sqlite"),
            packs: PackFolders(bundled: folders.catalogue, personal: folders.packs), library: library,
            languages: languages)
        Task.detached {
            // What cannot be read is said by whoever reads it for the person.
            do { try await catalogue.warmUp() } catch {}
        }
        return Stores(library: library, catalogue: catalogue, language: languages.first ?? "en")
    }
}
