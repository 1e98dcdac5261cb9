import GTK
import Store
import Widgets

extension MainWindow {
    /// Whether the pages are in sight; the introduction and the steps of a recipe fill the window in their place.
    var showsPages: Bool { content.visibleName == "main" }

    /// What is in sight under the sheets.
    private var place: String { showsPages ? environment.navigator.current.pageKey : content.visibleName }

    /// Keeps sheets with their places, and has a page that is asked for be seen.
    func connectPlaces() {
        sheets.currentPlace = { [weak self] in self?.place ?? "" }
        content.onVisibleChildChanged { [sheets] _ in sheets.follow() }
        observe({ [navigator = environment.navigator] in navigator.current }) { window, _ in
            window.stopMixing()
            window.sheets.follow(insteadOf: window.environment.navigator.fallbackOrigin?.pageKey)
        }
    }

    /// Leaves out the introduction for now and goes back from a recipe's steps, for a page that was asked for from outside.
    func showPages() -> Self {
        environment.skipsIntroduction = true
        stopMixing()
        return self
    }

    /// Shows a recipe over the whole screen, which then stays on.
    func mix(_ model: DrinkModel) {
        guard mixing == nil, model.drink?.steps.isEmpty == false else { return }
        mixing = (owner?.inhibit(.idle, window: self, reason: tr("A drink is being mixed")), isFullscreen)
        let view = MixingView(model: model) { [weak self] in self?.stopMixing() }
        content.add(view, named: "mixing")
        content.show("mixing")
        // The stack has given it to the first button.
        view.focusSteps()
        isFullscreen = true
    }

    /// Goes back from the steps of a recipe to its page.
    func stopMixing() {
        guard let mixing, let page = content.child(named: "mixing") else { return }
        self.mixing = nil
        isFullscreen = mixing.wasFullscreen
        content.show("main")
        content.remove(page)
    }
}
