import GTK
import ServerUI
import ServerUIRenderer
import Store
import Widgets

/// The page of a screen that a document describes, with what stands in while it is not there.
@MainActor
final class ScreenPage: Box, RunsUnderHeader {
    let model: ScreenModel
    private let stage = Box(.vertical)

    /// Makes the page.
    /// - Parameter bar: what stands above, as the way back; nil for nothing.
    init(model: ScreenModel, bar: Widget? = nil) {
        self.model = model
        super.init(.vertical)
        let environment = model.environment
        append(bar ?? HeaderLine())
        append(offline())
        if case .file = model.place { append(mistakes()) }
        stage.layout(expand: [.horizontal, .vertical])
        append(
            Overlay(stage, over: [StatusPage(environment.folders, model.status)])
                .layout(expand: [.horizontal, .vertical]))
        stage.observe({ model.running.map(ObjectIdentifier.init) }) { [weak model] stage, _ in
            stage.removeAll()
            guard let model, let running = model.running else { return }
            let view = ScreenView(
                running, pictures: model.environment.screens.pictures,
                map: model.environment.mapSource, isMetric: model.environment.preferences.units == .metric,
                isForAuthors: model.environment.screens.isForAuthors)
            stage.append(view.layout(expand: [.horizontal, .vertical]))
        }
        // Where the screens come from is the person's to change while one is open.
        observe({ environment.preferences.screenServer }) { page, _ in page.serverChosen() }
        observe({ environment.today.day }) { page, _ in page.model.environment.screens.sources.dayTurned() }
        model.appeared()
    }

    private var server: String?

    private func serverChosen() {
        let now = model.environment.preferences.screenServer
        defer { server = now }
        if let server, server != now, case .named = model.place { model.serverChanged() }
    }

    /// Says that the screen is as it was, and why.
    private func offline() -> Widget {
        let banner = Banner(closeName: tr("Close"))
        banner.bind(\.text) { [model] in
            guard let since = model.since, let failure = model.failure else { return nil }
            return tr(
                "Last updated: {date}. {reason}",
                ["date": model.environment.formats.moment(since), "reason": failure.reason])
        }
        banner.action = NextStep(tr("Try again")) { [weak model] in model?.retryClicked() }
        return banner
    }

    /// Says what is wrong in a document of the person's own.
    private func mistakes() -> Widget {
        let banner = Banner(closeName: tr("Close"))
        banner.bind(\.text) { [model] in
            let all = model.report.diagnostics + (model.running?.diagnostics ?? [])
            guard let first = all.first else { return nil }
            let count = trn("{count} problem in the document.", "{count} problems in the document.", all.count)
            return "\(count) \(first.line(in: nil))"
        }
        banner.action = NextStep(tr("Show")) { [weak model] in
            if let model { model.environment.present(tr("This screen")) { _ in DeveloperPanel(model: model) } }
        }
        return banner
    }
}

extension ScreenModel {
    /// What stands in place of the screen: nil where there is one.
    func status(_ pictures: StatusPictures) -> StatusState? {
        guard running == nil else { return nil }
        guard state.phase == .error, let failure else { return .loading(tr("Fetching the screen…")) }
        return failure.status(pictures) { [weak self] in self?.retryClicked() }
    }
}
