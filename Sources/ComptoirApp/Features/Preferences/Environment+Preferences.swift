import Widgets

extension Environment {
    /// Opens the preferences from a page that needs another choice of them.
    func presentPreferences() {
        present(tr("Preferences")) { [self] in preferencesView(dismiss: $0) }
    }

    /// The preferences, from which the introduction can be seen again.
    func preferencesView(dismiss: @escaping @MainActor () -> Void) -> PreferencesView {
        PreferencesView(environment: self) { [self] in
            dismiss()
            skipsIntroduction = false
            preferences.isOnboardingDone = false
        }
    }
}
