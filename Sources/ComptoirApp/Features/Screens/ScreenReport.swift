import Foundation
import Observation
import ServerUI

/// What happened to a screen, for those who write screens.
@MainActor @Observable
final class ScreenReport {
    /// An event, and what came of it.
    struct Entry: Identifiable {
        let id: Int
        let time: Date
        let event: String
        let reaction: ScreenState.Reaction
    }

    /// How long the parts took.
    struct Timings: Equatable {
        var fetch: Duration?
        var decode: Duration?
        var build: Duration?
    }

    private static let most = 12
    /// The last events, the newest first.
    private(set) var events: [Entry] = []
    private(set) var timings = Timings()
    /// What is wrong in the document.
    private(set) var diagnostics: [Diagnostic] = []
    /// Where the document is.
    private(set) var place = ""
    @ObservationIgnored let clock = ContinuousClock()
    @ObservationIgnored private var count = 0

    func happened(_ event: ScreenState.Event, _ reaction: ScreenState.Reaction) {
        count += 1
        events.insert(Entry(id: count, time: Date(), event: event.title, reaction: reaction), at: 0)
        events = Array(events.prefix(Self.most))
    }

    func fetched(in duration: Duration, from document: LoadedDocument) {
        timings.fetch = duration
        place = document.place
    }

    func read(_ reading: ScreenReading) {
        timings.decode = reading.duration
        diagnostics = reading.diagnostics
    }

    func built(in duration: Duration) { timings.build = duration }
}

extension ScreenState.Event {
    /// What it is called in the drawing of the states.
    var title: String {
        switch self {
        case .initiate: "initiate"
        case .loadData: "load data"
        case .success: "success"
        case .react: "react"
        case .badData: "bad data"
        case .failure: "failure"
        case .retry: "retry"
        }
    }
}
