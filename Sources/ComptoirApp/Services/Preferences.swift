import Foundation
import Observation
import Store

/// How the program chooses its colours.
enum ThemePreference: String, Sendable, CaseIterable { case system, light, dark }

/// Which units amounts are shown in.
package enum UnitPreference: String, Sendable, CaseIterable { case metric, us }

/// Where preferences are kept: GSettings in the program, a dictionary in tests.
@MainActor
protocol PreferenceStorage: AnyObject {
    func string(_ key: String) -> String
    func setString(_ value: String, _ key: String)
    func bool(_ key: String) -> Bool
    func setBool(_ value: Bool, _ key: String)
    func double(_ key: String) -> Double
    func setDouble(_ value: Double, _ key: String)
    func int(_ key: String) -> Int
    func setInt(_ value: Int, _ key: String)
    /// Called with the key after a value was changed by somebody else.
    func onChange(_ handler: @escaping @MainActor (String) -> Void)
}

/// What the person has chosen; kept at once, and read again when another window or tool changes it.
@MainActor @Observable
package final class Preferences {
    @ObservationIgnored private let storage: any PreferenceStorage
    /// The units of who has chosen none.
    @ObservationIgnored private let usualUnits: UnitPreference

    init(_ storage: any PreferenceStorage, usualUnits: UnitPreference = .metric) {
        self.storage = storage
        self.usualUnits = usualUnits
        theme = ThemePreference(rawValue: storage.string("theme")) ?? .system
        textSize = storage.double("text-size")
        units = UnitPreference(rawValue: storage.string("units")) ?? usualUnits
        serving = storage.string("serving")
        fruitSort = storage.string("fruit-sort")
        isFruitSortAscending = storage.bool("fruit-sort-ascending")
        isOnboardingDone = storage.bool("onboarding-done")
        drinkQuery = DrinkQuery(kept: storage.string("drink-query"))
        standardDrink = storage.string("standard-drink")
        dayBoundary = storage.int("day-boundary")
        asksForLogin = storage.bool("asks-for-login")
        currency = storage.string("currency")
        screenServer = storage.string("screen-server")
        isForAuthors = storage.bool("screens-for-authors")
        addsLowToCart = storage.bool("adds-low-to-cart")
        shopServer = storage.string("shop-server")
        home = Location(geoAddress: storage.string("home-place"))
        usesOpenStreetMap = storage.bool("openstreetmap")
        mapFile = storage.string("map-file")
        section = storage.string("section")
        storage.onChange { [weak self] key in self?.read(key) }
    }

    /// Reads what the desktop keeps.
    /// - Parameter schemas: a folder with the compiled schema, searched before the desktop's own.
    /// - Throws: `SettingsProblem` where the schema is nowhere.
    package convenience init(schemas: String, usualUnits: UnitPreference = .metric) throws {
        self.init(try DesktopPreferences(schemas: schemas), usualUnits: usualUnits)
    }

    var theme: ThemePreference {
        didSet { if theme != oldValue { storage.setString(theme.rawValue, "theme") } }
    }
    /// The size of text compared with the desktop's, 0.8 to 2.
    var textSize: Double {
        didSet { if textSize != oldValue { storage.setDouble(textSize, "text-size") } }
    }
    /// Whether words need clearly more room than usual.
    var isTextLarge: Bool { textSize > 1.2 }

    var units: UnitPreference {
        didSet { if units != oldValue { storage.setString(units.rawValue, "units") } }
    }
    /// What nutrition is shown for: `100g`, `piece` or `cup`.
    var serving: String {
        didSet { if serving != oldValue { storage.setString(serving, "serving") } }
    }
    var fruitSort: String {
        didSet { if fruitSort != oldValue { storage.setString(fruitSort, "fruit-sort") } }
    }
    var isFruitSortAscending: Bool {
        didSet {
            if isFruitSortAscending != oldValue { storage.setBool(isFruitSortAscending, "fruit-sort-ascending") }
        }
    }
    var isOnboardingDone: Bool {
        didSet { if isOnboardingDone != oldValue { storage.setBool(isOnboardingDone, "onboarding-done") } }
    }
    /// What the drinks are filtered and ordered by, without the searched text.
    var drinkQuery: DrinkQuery {
        didSet { if drinkQuery != oldValue { storage.setString(drinkQuery.kept, "drink-query") } }
    }
    /// Whose standard drink is counted by: a country's code, `WHO`, or nothing for that of the person's country.
    var standardDrink: String {
        didSet { if standardDrink != oldValue { storage.setString(standardDrink, "standard-drink") } }
    }
    /// When a day begins that is counted, in minutes after midnight, 0 to 720.
    var dayBoundary: Int {
        didSet { if dayBoundary != oldValue { storage.setInt(dayBoundary, "day-boundary") } }
    }
    /// Whether the desktop was asked to start the program at login.
    var asksForLogin: Bool {
        didSet { if asksForLogin != oldValue { storage.setBool(asksForLogin, "asks-for-login") } }
    }
    /// The currency that prices are set in, by ISO 4217; nothing for that of the person's region.
    var currency: String {
        didSet { if currency != oldValue { storage.setString(currency, "currency") } }
    }
    /// The address of the server that the shop's products come from; empty for those that come with the program.
    var shopServer: String {
        didSet { if shopServer != oldValue { storage.setString(shopServer, "shop-server") } }
    }
    /// The address of the server that screens come from; empty for those that come with the program.
    var screenServer: String {
        didSet { if screenServer != oldValue { storage.setString(screenServer, "screen-server") } }
    }
    /// Whether the program works for somebody who writes screens; in no form, but set by hand.
    var isForAuthors: Bool
    /// Whether what runs low on the shelf goes into the cart by itself.
    var addsLowToCart: Bool {
        didSet { if addsLowToCart != oldValue { storage.setBool(addsLowToCart, "adds-low-to-cart") } }
    }
    /// Whether maps have the streets that OpenStreetMap's server has, whatever map there is besides.
    var usesOpenStreetMap: Bool {
        didSet { if usesOpenStreetMap != oldValue { storage.setBool(usesOpenStreetMap, "openstreetmap") } }
    }
    /// The path of the person's own map; empty for the one that comes with the program.
    var mapFile: String {
        didSet { if mapFile != oldValue { storage.setString(mapFile, "map-file") } }
    }
    /// From where the nearest is reckoned, where the person has set it.
    var home: Location? {
        didSet { if home != oldValue { storage.setString(home?.geoAddress ?? "", "home-place") } }
    }
    var section: String {
        didSet { if section != oldValue { storage.setString(section, "section") } }
    }

    /// The window's size and whether it fills the screen; not observed, read at start and kept at the end.
    @ObservationIgnored var window: (width: Int, height: Int, isMaximized: Bool) {
        get { (storage.int("window-width"), storage.int("window-height"), storage.bool("window-maximized")) }
        set {
            storage.setInt(newValue.width, "window-width")
            storage.setInt(newValue.height, "window-height")
            storage.setBool(newValue.isMaximized, "window-maximized")
        }
    }

    private func read(_ key: String) {
        switch key {
        case "theme": theme = ThemePreference(rawValue: storage.string(key)) ?? .system
        case "text-size": textSize = storage.double(key)
        case "units": units = UnitPreference(rawValue: storage.string(key)) ?? usualUnits
        case "serving": serving = storage.string(key)
        case "fruit-sort": fruitSort = storage.string(key)
        case "fruit-sort-ascending": isFruitSortAscending = storage.bool(key)
        case "day-boundary": dayBoundary = storage.int(key)
        case "currency": currency = storage.string(key)
        case "screen-server": screenServer = storage.string(key)
        case "shop-server": shopServer = storage.string(key)
        case "openstreetmap": usesOpenStreetMap = storage.bool(key)
        case "map-file": mapFile = storage.string(key)
        case "home-place": home = Location(geoAddress: storage.string(key))
        case "adds-low-to-cart": addsLowToCart = storage.bool(key)
        case "onboarding-done": isOnboardingDone = storage.bool(key)
        default: break
        }
    }
}
