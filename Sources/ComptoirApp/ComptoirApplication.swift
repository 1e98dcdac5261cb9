import Foundation
import GTK
import Store
import Widgets

/// The program: starts, opens its window, and opens addresses in it.
@MainActor
final class ComptoirApplication: Application {
    private let folders: Folders
    private var environment: Environment?
    private var theme: Theme?

    init(folders: Folders) {
        self.folders = folders
        Fonts.register(directory: folders.fonts.path)
        super.init(identifier: AppIdentity.id, options: .opensAddresses)
        onStartup { [weak self] in self?.start() }
        onActivate { [weak self] in self?.show() }
    }

    private func start() {
        IconTheme.current.add(searchPath: folders.icons.path)
        theme = Theme(folder: folders.style.path, sheets: ["kit.css", "app.css"])
    }

    private func show() {
        if let window = activeWindow { return window.present() }
        hold()
        Task {
            defer { release() }
            do {
                let environment = try await Environment.open(
                    folders: folders, preferences: Preferences(MemoryStorage()), languages: ["en"])
                guard let theme else { return }
                _ = try await environment.catalogue.refresh()
                self.environment = environment
                MainWindow(application: self, environment: environment, theme: theme).present()
                if let place = ProcessInfo.processInfo.environment["COMPTOIR_OPEN"] { environment.navigator.open(try Address(place)) }
            } catch {
                print("comptoir: \(error)")
            }
        }
    }
}

/// Runs the program and returns its exit status.
@MainActor
public func runComptoir() -> Int {
    do {
        return ComptoirApplication(folders: try Folders.find()).run()
    } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        return 1
    }
}
