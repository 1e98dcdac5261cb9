import Foundation
import GTK
import Store
import Widgets

/// The program: one instance, its window, and the addresses that are opened in it.
@MainActor
final class ComptoirApplication: Application {
    private let folders: Folders
    /// Whether GTK finds the program's icons by itself.
    private let hasIcons: Bool
    private let desktop = DesktopAppearance()
    private var theme: Theme?
    private var environment: Environment?
    private var stores: Task<Stores, any Error>?
    private var opening: Task<Void, Never>?
    /// What is to be done once there is a window.
    private var waiting: [@MainActor (MainWindow) -> Void] = []
    private var isKeptFresh = false

    init(folders: Folders) {
        self.folders = folders
        Translation.start(domain: "comptoir", directory: folders.translations.path)
        // Before GTK reads its icon theme, as it would have to read it again.
        hasIcons = SharedFolders.add(folders.resources.path)
        // Before GTK makes its font map, so that the first text is set in them.
        Fonts.register(directory: folders.fonts.path)
        super.init(identifier: AppIdentity.id, options: .opensAddresses)
        onBecamePrimary { [weak self] in self?.openStores() }
        onStartup { [weak self] in self?.start() }
        onActivate { [weak self] in self?.show() }
        onOpen { [weak self] addresses in self?.open(addresses) }
        onTermination { [weak self] in self?.leave() }
    }

    /// Reads from the disk while GTK opens the display, and reads its theme and the icons.
    private func openStores() {
        stores = Task.detached(priority: .userInitiated) { [folders] in
            try await Stores.open(folders: folders, languages: Languages.preferred)
        }
    }

    private func start() {
        if !hasIcons { IconTheme.current.add(searchPath: folders.icons.path) }
        let theme = Theme(folder: folders.style.path, sheets: ["kit.css", "app.css"])
        self.theme = theme
        follow(desktop, with: theme)
        add(
            Action("quit") { [weak self] in self?.leave() },
            // These two are asked for by the desktop too, before there is a window.
            Action("random-fruit") { [weak self] in self?.show { $0.randomClicked() } },
            Action("preferences") { [weak self] in self?.show { $0.showPreferences() } })
        for shortcut in KeyboardShortcut.groups.flatMap(\.shortcuts) {
            if let action = shortcut.action { setKeys(shortcut.keys, for: action) }
        }
    }

    /// Ends the program as if the person closed its windows, so that each keeps what it is to remember.
    private func leave() {
        for window in windows { window.close() }
        quit()
    }

    /// Gives the theme what the desktop prefers, now and after each change.
    private func follow(_ desktop: DesktopAppearance, with theme: Theme) {
        observe({ desktop.appearance }) { _, appearance in
            theme.desktopIsDark = appearance.colorScheme == .dark
            theme.isHighContrast = appearance.isHighContrast
            if let reducesMotion = appearance.reducesMotion {
                ToolkitSettings.current.animationsEnabled = !reducesMotion
            }
        }
    }

    private func open(_ texts: [String]) {
        for text in texts {
            do {
                let address = try Address(text)
                show { window in
                    window.environment.skipsIntroduction = true
                    window.environment.navigator.show(address)
                }
            } catch {
                FileHandle.standardError.write(Data("comptoir: \(error)\n".utf8))
                show()
            }
        }
    }

    /// Presents the window, made where there is none, and then does something in it.
    private func show(then act: @escaping @MainActor (MainWindow) -> Void = { _ in }) {
        if let window = windows.lazy.compactMap({ $0 as? MainWindow }).first {
            window.present()
            return act(window)
        }
        waiting.append(act)
        guard opening == nil else { return }
        hold()
        opening = Task {
            await openWindow()
            opening = nil
            release()
        }
    }

    private func openWindow() async {
        guard let theme else { return }
        do {
            if environment == nil { environment = try await makeEnvironment() }
            guard let environment else { return }
            follow(environment.preferences, with: theme)
            let window = MainWindow(application: self, environment: environment, theme: theme)
            for act in waiting { act(window) }
            waiting = []
            window.present()
            // The window is up before the packs are compared with what was built from them.
            if !isKeptFresh { MainLoop.whenIdle { Task { await environment.keepCatalogueFresh() } } }
            isKeptFresh = true
        } catch {
            FileHandle.standardError.write(Data("comptoir: \(Failure(error).text)\n".utf8))
            quit()
        }
    }

    /// Keeps the theme and the preferences equal, whichever of them is changed.
    private func follow(_ preferences: Preferences, with theme: Theme) {
        observe({ preferences.theme }) { _, choice in theme.choice = ThemeChoice(rawValue: choice.rawValue) ?? .system }
        observe({ theme.choice }) { _, choice in
            preferences.theme = ThemePreference(rawValue: choice.rawValue) ?? .system
        }
        observe({ preferences.textSize }) { _, size in theme.textScale = size }
    }

    private func makeEnvironment() async throws -> Environment {
        let preferences = Preferences(try DesktopPreferences(schemas: folders.schemas.path))
        guard let stores = try await stores?.value else { preconditionFailure("the program was not started") }
        return Environment(folders: folders, preferences: preferences, stores: stores)
    }
}
