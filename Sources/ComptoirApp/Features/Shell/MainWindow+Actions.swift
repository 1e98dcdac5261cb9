import Foundation
import GTK
import Store
import Widgets

extension MainWindow {
    /// What menus, buttons and keys can ask of the window.
    func addActions() {
        add(
            Action("shortcuts") { [weak self] in self?.showShortcuts() },
            Action("about") { [weak self] in self?.showAbout() },
            Action("close") { [weak self] in self?.close() },
            Action("undo") { [weak self] in self?.undoClicked() })
        // What these do is seen on the pages alone, so they can be asked for where there are pages.
        for action in pageActions() {
            add(action)
            content.onVisibleChildChanged { [weak self] _ in action.isEnabled = self?.showsPages == true }
        }
    }

    private func pageActions() -> [Action] {
        let navigator = environment.navigator
        let sections = Section.allCases.enumerated().map { index, section in
            Action("section-\(index + 1)") { navigator.sectionSelected(section) }
        }
        return sections + [
            Action("search") { [weak self] in self?.searchClicked() },
            Action("favourite") { [weak self] in self?.openEntry?.favouriteClicked() },
            Action("log") { navigator.show(.log) },
            Action("random-fruit") { [weak self] in self?.randomClicked() },
            Action("random-drink") { [weak self] in self?.randomDrinkClicked() },
            Action("copy") { [weak self] in self?.copyClicked() },
            Action("developer") { [weak self] in self?.showDeveloperPanel() },
            Action("open-screen") { [weak self] in self?.openScreenClicked() },
        ]
    }

    func showPreferences() {
        sheets.present(tr("Preferences"), of: .window) { [environment] in environment.preferencesView(dismiss: $0) }
    }

    /// Says that a link leads nowhere, to somebody who comes from another program.
    func tell(_ problem: AddressProblem) {
        Task { await Alert(problem.message, detail: problem.advice).show(in: self) }
    }

    private func showShortcuts() {
        sheets.present(tr("Keyboard shortcuts"), of: .window) { _ in ShortcutsView() }
    }

    func showProblems() {
        let title = environment.serverProblems.isEmpty ? tr("Problems in your packs") : tr("Problems in data")
        sheets.present(title, of: .window) { [environment] _ in ProblemsView(environment) }
    }

    /// Shows those who write screens how the one in sight is.
    private func showDeveloperPanel() {
        guard let model = ((page as? ScreenPage) ?? (sections.current as? DiscoverSection)?.page)?.model else {
            return tell(tr("This page is not made of a document."))
        }
        sheets.present(tr("This screen")) { _ in DeveloperPanel(model: model) }
    }

    /// Has the person choose a document, and shows the screen that it describes.
    private func openScreenClicked() {
        Task {
            do {
                let dialog = FileDialog(
                    tr("Open a page from a file"), filters: [FileFilter(tr("Screens"), suffixes: ["json"])])
                guard let path = try await dialog.open(in: self) else { return }
                environment.navigator.show(.screenFile(path))
            } catch { environment.report(error) }
        }
    }

    private func showAbout() {
        sheets.present(tr("About Comptoir"), of: .window) { [folders = environment.folders] _ in
            AboutView(folders: folders)
        }
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
