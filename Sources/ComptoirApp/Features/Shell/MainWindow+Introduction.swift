import GTK
import Widgets

extension MainWindow {
    /// The welcome and the cards come before everything else, once, and again on request.
    func connectIntroduction() {
        observe({ [environment] in environment.showsIntroduction }) { window, isShown in
            isShown ? window.showIntroduction() : window.leaveIntroduction()
        }
    }

    private func showIntroduction() {
        guard content.child(named: "welcome") == nil else { return }
        stopMixing()
        let model = OnboardingModel(environment: environment)
        content.add(
            WelcomeView(folders: environment.folders) { [weak self] in
                guard let self else { return }
                content.add(OnboardingView(model: model, folders: environment.folders), named: "cards")
                content.show("cards")
            }, named: "welcome")
        content.show("welcome")
    }

    private func leaveIntroduction() {
        content.show("main")
        for name in ["welcome", "cards"] {
            if let page = content.child(named: name) { content.remove(page) }
        }
    }
}
