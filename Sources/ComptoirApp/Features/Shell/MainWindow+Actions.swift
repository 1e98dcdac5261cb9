import Foundation
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
            Action("developer") { [weak self] in self?.showDeveloperPanel() },
            Action("open-screen") { [weak self] in self?.openScreenClicked() },
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

    /// Shows those who write screens how the one in sight is.
    private func showDeveloperPanel() {
        guard let model = ((page as? ScreenPage) ?? (sections.current as? DiscoverSection)?.page)?.model else {
            return tell(tr("This page is not made of a document."))
        }
        present(tr("This screen")) { _ in DeveloperPanel(model: model) }
    }

    /// Has the person choose a document, and shows the screen that it describes.
    private func openScreenClicked() {
        Task {
            do {
                let dialog = FileDialog(tr("Open a screen"), filters: [FileFilter(tr("Screens"), suffixes: ["json"])])
                guard let path = try await dialog.open(in: self) else { return }
                environment.navigator.show(.screenFile(path))
            } catch { environment.report(error) }
        }
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

    /// Has the person choose a printer, or a file for it as PDF, and tells them where that goes wrong.
    func put(_ paper: Paper, to destination: Paper.Destination) {
        let operation = PrintOperation(paper.name, pages: paper.pages)
        Task {
            do {
                switch destination {
                case .printer: try await operation.run(in: self)
                case .file:
                    let dialog = FileDialog(
                        tr("Save as PDF"), filters: [FileFilter(tr("PDF files"), suffixes: ["pdf"])])
                    guard let path = try await dialog.save(name: paper.name + ".pdf", in: self) else { return }
                    try operation.export(to: path)
                    tell(tr("Saved as {file}.", ["file": URL(filePath: path).lastPathComponent]))
                }
            } catch { environment.report(error) }
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
