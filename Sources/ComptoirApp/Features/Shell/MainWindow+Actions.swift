import GTK
import Store
import Widgets

extension MainWindow {
    /// What menus, buttons and keys can ask of the window.
    func addActions() {
        add(
            Action("search") { [weak self] in self?.searchClicked() },
            Action("shortcuts") { [weak self] in self?.showShortcuts() },
            Action("about") { [weak self] in self?.showAbout() },
            Action("close") { [weak self] in self?.close() },
            Action("favourite") { [weak self] in self?.openEntry?.favouriteClicked() },
            Action("log") { [environment] in environment.navigator.show(.log) },
            Action("random-drink") { [weak self] in self?.randomDrinkClicked() },
            Action("copy") { [weak self] in self?.copyClicked() },
            Action("undo") { [weak self] in self?.undoClicked() })
        for (index, section) in Section.allCases.enumerated() {
            add(Action("section-\(index + 1)") { [environment] in environment.navigator.sectionSelected(section) })
        }
    }

    func showPreferences() {
        present(tr("Preferences")) { [weak self] sheet in
            guard let self else { return Box(.vertical) }
            return PreferencesView(environment: environment) { [weak self] in
                sheet()
                self?.environment.skipsIntroduction = false
                self?.environment.preferences.isOnboardingDone = false
            }
        }
    }

    private func showShortcuts() {
        present(tr("Keyboard Shortcuts")) { _ in ShortcutsView() }
    }

    func showProblems() {
        present(tr("Mistakes in packs")) { [environment] _ in ProblemsView(problems: environment.problems) }
    }

    private func showAbout() {
        present(tr("About Comptoir")) { [folders = environment.folders] _ in AboutView(folders: folders) }
    }

    /// Shows a sheet unless one of that name is open.
    /// - Parameter content: builds the content; gets a closure that dismisses the sheet.
    func present(_ title: String, _ content: (@escaping @MainActor () -> Void) -> Widget) {
        guard openSheet?.title != title || openSheet?.sheet.isPresented != true else { return }
        openSheet?.sheet.dismiss()
        let content = content { [weak self] in self?.openSheet?.sheet.dismiss() }
        openSheet = (title, Sheet.present(content, title: title, in: sheets, closeName: tr("Close")))
    }

    /// Shows a recipe over the whole screen, which then stays on.
    func mix(_ model: DrinkModel) {
        guard content.child(named: "mixing") == nil, model.drink?.steps.isEmpty == false else { return }
        awake = owner?.inhibit(.idle, window: self, reason: tr("A drink is being mixed"))
        let wasFullscreen = isFullscreen
        let view = MixingView(model: model) { [weak self] in
            guard let self, let page = content.child(named: "mixing") else { return }
            awake = nil
            isFullscreen = wasFullscreen
            content.show("main")
            content.remove(page)
        }
        content.add(view, named: "mixing")
        content.show("mixing")
        // The stack has given it to the first button.
        view.focusSteps()
        isFullscreen = true
    }

    /// Prints, and tells the person where that goes wrong.
    func run(_ operation: PrintOperation) {
        Task {
            do { try await operation.run(in: self) } catch { environment.report(error) }
        }
    }

    private func randomDrinkClicked() {
        let (drinks, navigator) = (sections.drinks.model, environment.navigator)
        Task {
            if let id = await drinks.randomClicked(otherThan: openEntry?.id) { navigator.openFromList(.drink(id)) }
        }
    }

    private func copyClicked() {
        guard let text = openEntry?.copyText, !text.isEmpty else { return }
        Clipboard.current.set(text)
        tell(tr("Copied"))
    }
}
