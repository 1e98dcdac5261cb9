import Foundation
import Observation
import ServerUI
import Store

/// A screen that a document describes: fetched, read, shown, and asked for anew.
///
/// The state machine says what may follow what; this does what each state is about, and keeps what is shown while
/// another version is on its way.
@MainActor @Observable
final class ScreenModel {
    /// Where it is on its way.
    private(set) var state = ScreenState()
    /// What is shown; it stays the same while versions of the document take each other's place.
    private(set) var running: RunningScreen?
    /// Why it is not there, or not as new as it should be.
    private(set) var failure: Failure?
    /// The document that is shown.
    private(set) var document: LoadedDocument?
    /// It as it was read, for patches to change.
    @ObservationIgnored private var read: ScreenDocument?
    /// What is told to those who write screens.
    let report = ScreenReport()

    let place: ScreenPlace
    @ObservationIgnored let environment: Environment
    @ObservationIgnored private let fetching = TaskBag()
    @ObservationIgnored private let waiting = TaskBag()
    @ObservationIgnored private let watching = TaskBag()
    @ObservationIgnored private var isWatching = false
    @ObservationIgnored private let backoff: ServerUI.Backoff

    /// Makes a model; nothing is fetched before it appears.
    init(_ place: ScreenPlace, environment: Environment, backoff: ServerUI.Backoff = .init()) {
        self.place = place
        self.environment = environment
        self.backoff = backoff
    }

    private var screens: Screens { environment.screens }

    /// As of when the screen is that is shown, where that is not of now.
    var since: Date? { state.isStale && state.phase == .error ? document?.date : nil }

    /// What stands above it: of a file what its document calls it, or else the file's name. A screen that is reached from
    /// others says itself what it is.
    var title: String {
        guard case .file(let path) = place else { return "" }
        let name = running?.screen.name ?? ""
        // It begins as a title does, though names are mostly written small.
        guard !name.isEmpty else { return URL(filePath: path).lastPathComponent }
        return name.prefix(1).localizedUppercase + name.dropFirst()
    }

    /// Fetches the screen, or asks for it anew where it is no longer good.
    func appeared() {
        screens.sources.follow()
        watch()
        switch state.phase {
        case .start: begin()
        case .error: retryClicked()
        case .present where isOutdated: refetch()
        default: break
        }
    }

    /// Tries again after a failure.
    func retryClicked() { ask(.retry) }

    /// Asks for the screen anew; what is shown stays until it is there.
    func refetch() { ask(state.phase == .error ? .retry : .react) }

    /// Turns to where screens come from now, after the person has chosen another server.
    func serverChanged() {
        fetching.cancel()
        waiting.cancel()
        (state, running, document, read, failure) = (ScreenState(), nil, nil, nil, nil)
        begin()
    }

    /// Whether the document says that it is good no longer.
    private var isOutdated: Bool {
        guard let limit = running?.screen.timeToLive, let document else { return false }
        return Date().timeIntervalSince(document.date) >= limit
    }

    /// Shows each version of a person's own document as soon as it is saved.
    private func watch() {
        guard case .file(let path) = place, !isWatching else { return }
        isWatching = true
        watching.follow(Environment.changes(in: URL(filePath: path)), orElse: environment.report) { [weak self] in
            self?.refetch()
        }
    }

    /// Shows what was kept, if anything, and fetches.
    private func begin() {
        fetching.run(orElse: { [weak self] in self?.failed($0, .badData(generation: self?.state.generation ?? 0)) }) {
            [weak self] in
            guard let self else { return }
            await buildCatalogue()
            await showKept()
            try Task.checkCancellation()
            ask(.initiate)
        }
    }

    /// At the very first start there is no catalogue yet, which pictures are drawn from.
    private func buildCatalogue() async {
        do {
            _ = try await environment.catalogue.buildIfMissing()
        } catch {
            environment.report(error)
        }
    }

    /// Shows what was kept of the time before, until the first answer.
    private func showKept() async {
        guard let kept = await screens.keptDocument(at: place) else { return }
        let reading = await ScreenReading(kept.bytes, screens.reader)
        guard let document = reading.document, !Task.isCancelled else { return }
        state = ScreenState(hasKeptScreen: true)
        show(document, of: kept)
    }

    /// Shows a document that was good, and keeps it as it is now, with the patches that it has had.
    private func take(_ new: ScreenDocument, from source: LoadedDocument) async throws {
        var whole = source
        whole.bytes = [UInt8](new.data)
        show(new, of: whole)
        try await screens.keep(whole, of: place)
    }

    private func ask(_ event: ScreenState.Event) {
        guard react(event) else { return }
        waiting.cancel()
        fetching.cancel()
        let generation = state.generation
        fetching.run(orElse: { [weak self] in self?.failed($0, .badData(generation: generation)) }) { [weak self] in
            guard let self else { return }
            let start = report.clock.now
            let document = try await screens.document(at: place)
            report.fetched(in: report.clock.now - start, from: document)
            guard react(.loadData(generation: generation)) else { return }
            let reading = await ScreenReading(document.bytes, screens.reader, changing: read)
            report.read(reading)
            guard let new = reading.document else {
                return failed(ScreenProblem.unreadable(reading.diagnostics), .failure(generation: generation))
            }
            guard react(.success(generation: generation)) else { return }
            failure = nil
            try await take(new, from: document)
        }
    }

    private func show(_ new: ScreenDocument, of document: LoadedDocument) {
        guard let screen = new.screen else { return }
        (self.document, read) = (document, new)
        let start = report.clock.now
        if let running {
            running.replace(with: screen)
        } else {
            running = RunningScreen(
                screen, vocabulary: .ofProgram, sources: screens.sources.all, words: screens.words,
                handler: actions)
        }
        report.built(in: report.clock.now - start)
    }

    /// A failure to keep what is shown already is told; any other has the screen stay as it was.
    private func failed(_ error: any Error, _ event: ScreenState.Event) {
        guard react(event) else { return environment.report(error) }
        failure = Failure(error)
        guard case .named = place, (error as? RemoteError)?.isPassing == true else { return }
        let delay = backoff.delay(after: state.failures, chance: .random(in: 0...1))
        waiting.run(orElse: { _ in }) { [weak self] in
            try await Task.sleep(for: .seconds(delay))
            self?.retryClicked()
        }
    }

    @discardableResult
    private func react(_ event: ScreenState.Event) -> Bool {
        let reaction = state.react(to: event)
        report.happened(event, reaction)
        if case .moved = reaction { return true }
        return false
    }

    @ObservationIgnored private lazy var actions = ScreenActions(
        environment: environment,
        screen: ScreenActions.Screen(
            refetch: { [weak self] in self?.refetch() },
            submit: { [weak self] value, path in try await self?.submit(value, to: path) }))

    /// Sends a value, or what the person has entered, to a path on the screen's own server.
    private func submit(_ value: Value?, to path: String?) async throws {
        guard let document, let address = document.address, let server = try screens.server() else {
            throw ActionProblem.noServer
        }
        let sent = try (value ?? .record(running?.data ?? [:])).json
        var answer: [UInt8] = []
        try await environment.carryOut { answer = try await server.submit(sent, to: path, from: address) }
        environment.tell(tr("Sent"))
        guard ScreenReading.isPatch(answer) else { return }
        // The server may answer with what the screen is now.
        let reading = await ScreenReading(answer, screens.reader, changing: read)
        report.read(reading)
        if let new = reading.document { try await take(new, from: document) }
    }
}
