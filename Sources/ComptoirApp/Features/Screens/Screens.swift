import Foundation
import GTK
import ServerUI
import Store
import Widgets

/// What all screens of documents share: the data that they read, and where they come from.
@MainActor
final class Screens {
    /// The program's data for screens.
    let sources: ScreenSources
    /// Whether it works for somebody who writes screens: their server may be this computer, and mistakes are shown.
    let isForAuthors: Bool
    /// The last good documents.
    let kept: KeptScreens
    /// The pictures that documents name.
    private(set) lazy var pictures = ProgramPictures(environment: environment)
    /// Those that are not the program's own: no document has anything asked of this computer or of its network.
    private(set) lazy var remotePictures = RemotePictures(
        client: HTTPClient(userAgent: "\(AppIdentity.name)/\(AppIdentity.version)"),
        files: PictureFiles(folder: environment.folders.cache.appending(path: "screen-pictures")),
        ground: isForAuthors ? .server : .publicServer)

    unowned let environment: Environment
    private lazy var client = HTTPClient.ofProgram(environment.folders, cache: "screens-http")
    private var transport: HTTPTransport {
        HTTPTransport(client: client, limits: HTTPLimits(total: .seconds(ServerUI.Backoff.timeout), idle: .seconds(5)))
    }

    init(environment: Environment) {
        self.environment = environment
        sources = ScreenSources(environment: environment)
        kept = KeptScreens(folder: environment.folders.cache.appending(path: "screens"))
        isForAuthors =
            environment.preferences.isForAuthors
            || ProcessInfo.processInfo.environment["COMPTOIR_DEVELOPER"].map { !$0.isEmpty } ?? false
    }

    /// Reads documents as this program understands them.
    var reader: ScreenReader { ScreenReader(vocabulary: .ofProgram, allowsPrivateHosts: isForAuthors) }

    /// The server that screens come from, where the person has set one.
    /// - Throws: `ServerAddress.Problem` where what was set is no address that screens may come from.
    func server() throws -> ScreenServer? {
        let text = environment.preferences.screenServer
        return text.isEmpty ? nil : server(at: try address(text))
    }

    /// The address of the server that is set; nil where none is, or what was set is none.
    var serverAddress: ScreenAddress? {
        do {
            return try server()?.address
        } catch {
            // Whoever fetches from there says why that cannot be.
            return nil
        }
    }

    /// Reads an address as a person types it.
    /// - Throws: `ServerAddress.Problem`.
    func address(_ text: String) throws -> ScreenAddress { try ScreenAddress(text, allowsNear: isForAuthors) }

    private func server(at address: ScreenAddress) -> ScreenServer {
        ScreenServer(address: address, transport: transport)
    }

    /// Tries an address: fetches and reads what would be shown first.
    /// - Throws: `ServerAddress.Problem`, `RemoteError` or `ScreenProblem`.
    func test(_ text: String) async throws -> String {
        let document = try await server(at: address(text)).document(named: Section.discover.rawValue)
        let reading = await ScreenReading(document.bytes, reader)
        guard let screen = reading.screen else { throw ScreenProblem.unreadable(reading.diagnostics) }
        return screen.name
    }

    /// How numbers and days are written on screens.
    var words: ScreenWords { ScreenWords(environment.formats) }
}

extension HTTPClient {
    /// A client of the program's, with the answers that are kept in a cache of its own.
    static func ofProgram(_ folders: Folders, cache: String) -> HTTPClient {
        HTTPClient(
            userAgent: "\(AppIdentity.name)/\(AppIdentity.version)",
            cache: Cache(folder: folders.cache.appending(path: cache).path, bytes: 16 << 20))
    }
}

extension ScreenWords {
    /// Numbers and days as the person writes them.
    init(_ formats: Formats) {
        let (words, numbers) = (formats.conventions.words, formats.conventions.numbers)
        self.init(
            number: { number, places in
                guard let places else { return formats.number(number) }
                return number.formatted(.number.precision(.fractionLength(places)).locale(numbers))
            },
            percentage: { share, places in
                share.formatted(.percent.precision(.fractionLength(places ?? 0)).locale(numbers))
            },
            day: { day, style in formats.day(day, style) },
            upper: { $0.uppercased(with: words) }, lower: { $0.lowercased(with: words) })
    }
}

extension Formats {
    /// A date in a style that screens can name.
    fileprivate func day(_ day: CalendarDay, _ style: ScreenWords.DayStyle) -> String {
        switch style {
        case .short: dayOfYear(day)
        case .medium: shortDate(day)
        case .long: date(day)
        case .weekday: weekday(day)
        case .month: month(day)
        case .year: String(day.year)
        }
    }
}
