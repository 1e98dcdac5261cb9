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
    private let kept: Keeping
    /// Reads the program's fonts while GTK opens the display.
    private var fonts: Task<[String], Never>?
    private var opening: Task<Void, Never>?
    /// What is to be done once there is a window.
    private var waiting: [@MainActor (MainWindow) -> Void] = []
    /// What is to be done once everything is open, in order.
    private var asked: [@MainActor (Environment) -> Void] = []
    /// Whether there was a window before: what goes on beside it has begun.
    private var hadWindow = false
    /// Whether it ended because it could not be started.
    private(set) var hasFailed = false
    private let isService: Bool
    private var countingActions: CountingActions?
    private var counting: CountingService?
    private var lowStock: LowStock?

    /// Makes the program.
    /// - Parameter isService: whether the desktop started it without a window, at login or to answer over D-Bus.
    init(folders: Folders, isService: Bool = false) {
        self.folders = folders
        kept = Keeping(folders: folders)
        self.isService = isService
        Translation.start(domain: "comptoir", directory: folders.translations.path)
        // Before GTK reads its icon theme, as it would have to read it again.
        hasIcons = SharedFolders.add(folders.resources.path)
        OpenGL.skipIfUnused()
        super.init(identifier: AppIdentity.application, options: .opensAddresses)
        countingActions = CountingActions(for: self) { [weak self] act in
            self?.whenReady(act)
        } read: { [kept] in
            kept.countersAtOnce()
        }
        onBecamePrimary { [weak self] in self?.begin() }
        onStartup { [weak self] in self?.start() }
        onActivate { [weak self] in self?.show() }
        onOpen { [weak self] addresses in self?.open(addresses) }
        onTermination { [weak self] in self?.leave() }
    }

    /// Begins what can be done on other threads while GTK opens the display, and reads its theme and the icons.
    private func begin() {
        kept.begin()
        fonts = Task.detached { [folder = folders.fonts.path] in await Fonts.register(directory: folder) }
    }

    private func start() {
        if !hasIcons { IconTheme.current.add(searchPath: folders.icons.path) }
        let theme = Theme(folder: folders.style.path, sheets: ["kit.css", "drawings.css", "app.css"])
        self.theme = theme
        follow(desktop, with: theme)
        add(
            Action("quit") { [weak self] in self?.leave() },
            // These are asked for by the desktop too, before there is a window; see the desktop entry.
            Action("fruits") { [weak self] in self?.show(.fruits) },
            Action("random-fruit") { [weak self] in self?.show { $0.showPages().randomClicked() } },
            Action("open-counter", for: Int.self) { [weak self] id in self?.show(.counter(Int64(id))) },
            Action("preferences") { [weak self] in self?.show { $0.showPreferences() } })
        if isService {
            // Time for what is asked for next, as GLib gives it where nothing is held.
            inactivityTimeout = .seconds(10)
            whenReady { [weak self] environment in self?.count(in: environment) }
        }
        for shortcut in KeyboardShortcut.groups.flatMap(\.shortcuts) {
            if let action = shortcut.action { setKeys(shortcut.keys, for: action) }
        }
    }

    /// Ends the program as if the person closed its windows, so that each keeps what it is to remember.
    private func leave() {
        for window in windows { window.close() }
        kept.environment?.backUp()
        guard let performing = kept.environment?.performing else { return quit() }
        Task {
            await performing.value
            quit()
        }
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
        var problems: [AddressProblem] = []
        for text in texts {
            do { show(try Address(text)) } catch { problems.append(error) }
        }
        if let first = problems.first { show { $0.tell(first) } }
    }

    /// Shows a page, also to somebody who has not seen the introduction.
    private func show(_ address: Address) {
        show { window in
            window.showPages().environment.navigator.show(address)
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
            let environment = try await readyEnvironment()
            if !hadWindow { follow(environment, with: theme) }
            // The first text is set in them.
            environment.hasOwnType = await fonts?.value.contains("Raleway") == true
            environment.catalogue.pauseReading()
            let window = MainWindow(application: self, environment: environment, theme: theme)
            theme.fitText(to: window)
            for act in waiting { act(window) }
            waiting = []
            window.present()
            MainLoop.whenIdle { environment.catalogue.resumeReading() }
            // The day may have turned while nobody looked, and the clock's alarm is not everywhere to be relied on.
            window.onActiveChanged { _ in environment.today.check() }
            // The window is up before the packs are compared with what was built from them.
            if !hadWindow { MainLoop.whenIdle { [weak self] in self?.keepFresh(environment) } }
            hadWindow = true
        } catch {
            let failure = Failure(error)
            failure.complain()
            hasFailed = true
            await failure.showAsEnd()
            quit()
        }
    }

    private func keepFresh(_ environment: Environment) {
        count(in: environment)
        lowStock = LowStock(environment: environment)
        lowStock?.start()
        Task { await environment.keepCatalogueFresh() }
    }

    /// Begins what counting days takes in the background.
    private func count(in environment: Environment) {
        guard counting == nil else { return }
        environment.keepBackedUp()
        do {
            let service = try CountingService(
                environment, staysForMilestones: isService, send: { [weak self] in self?.send($0, as: $1) },
                withdraw: { [weak self] in self?.withdrawNotification($0) })
            service.onExport = { [countingActions] in countingActions?.text = $0 }
            counting = service
        } catch {
            environment.report(error)
        }
    }

    /// Does something with what the program keeps, which is opened for it where there is no window yet; one thing after
    /// the other, as they were asked for.
    private func whenReady(_ act: @escaping @MainActor (Environment) -> Void) {
        if asked.isEmpty, let environment = kept.environment { return act(environment) }
        asked.append(act)
        guard asked.count == 1 else { return }
        hold()
        Task {
            do {
                let environment = try await readyEnvironment()
                let acts = asked
                asked = []
                for act in acts { act(environment) }
            } catch {
                asked = []
                Failure(error).complain()
            }
            release()
        }
    }

    /// Keeps the theme and the preferences equal, whichever of them is changed.
    private func follow(_ environment: Environment, with theme: Theme) {
        let preferences = environment.preferences
        observe({ theme.isHighContrast }) { _, needsContrast in environment.needsContrast = needsContrast }
        observe({ preferences.theme }) { _, choice in theme.choice = ThemeChoice(rawValue: choice.rawValue) ?? .system }
        observe({ theme.choice }) { _, choice in
            preferences.theme = ThemePreference(rawValue: choice.rawValue) ?? .system
        }
        observe({ preferences.textSize }) { _, size in theme.textScale = size }
    }

    /// What the program keeps, which goes on until what the person asked for is done.
    private func readyEnvironment() async throws -> Environment {
        let environment = try await kept.ready()
        environment.staysRunning = { [weak self] stays in stays ? self?.hold() : self?.release() }
        return environment
    }
}
