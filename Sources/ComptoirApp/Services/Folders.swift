package import Foundation

/// Where the program finds what it ships, and keeps what is the person's.
package struct Folders: Sendable {
    /// Catalogue, pictures, styles, icons and fonts.
    let resources: URL
    /// The person's own: the library, and packs of their own.
    let data: URL
    /// What may be deleted at any time: the catalogue built from the packs.
    package let cache: URL

    /// Finds the folders of this process.
    /// - Parameters:
    ///   - environment: `COMPTOIR_RESOURCES` names the resources; `XDG_DATA_HOME` and `XDG_CACHE_HOME` move the rest.
    ///   - executable: the program's own path.
    /// - Throws: `ResourcesMissing` where no folder with a catalogue is found.
    package static func find(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    ) throws -> Folders {
        let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory(), isDirectory: true)
        func folder(_ variable: String, _ standard: String) -> URL {
            let base = environment[variable].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            return (base ?? home.appending(path: standard)).appending(path: "comptoir", directoryHint: .isDirectory)
        }
        return Folders(
            resources: try resources(environment: environment, executable: executable),
            data: folder("XDG_DATA_HOME", ".local/share"), cache: folder("XDG_CACHE_HOME", ".cache"))
    }

    /// Whether a program is where an installation puts it, beside what it shows.
    /// - Parameter executable: the program's own path.
    static func isInstalled(
        executable: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    ) -> Bool {
        let shared = executable.deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "share/comptoir")
        return FileManager.default.fileExists(atPath: shared.appending(path: "catalogue").path)
    }

    /// The first folder that has a catalogue: the one named by the environment, the one installed beside the
    /// program, or the one that the build assembles in the package.
    private static func resources(environment: [String: String], executable: URL) throws -> URL {
        let binaries = executable.deletingLastPathComponent()
        var places: [URL] = []
        if let named = environment["COMPTOIR_RESOURCES"] {
            places.append(URL(fileURLWithPath: named, isDirectory: true))
        }
        places.append(binaries.deletingLastPathComponent().appending(path: "share/comptoir"))
        var folder = binaries
        while folder.path != "/" {
            places.append(folder.appending(path: "share/comptoir"))
            places.append(folder.appending(path: "Resources"))
            folder = folder.deletingLastPathComponent().standardizedFileURL
        }
        let found = places.first { FileManager.default.fileExists(atPath: $0.appending(path: "catalogue").path) }
        guard let found else { throw ResourcesMissing(searched: places.map(\.path)) }
        return found
    }

    /// What is the person's own: favourites, the bar, the counters.
    var library: URL { data.appending(path: "library.sqlite") }

    /// The licences of what is built into the program.
    var licences: URL { resources.appending(path: "licences", directoryHint: .isDirectory) }

    package var catalogue: URL { resources.appending(path: "catalogue", directoryHint: .isDirectory) }
    package var packs: URL { data.appending(path: "packs", directoryHint: .isDirectory) }
    var shop: URL { resources.appending(path: "shop", directoryHint: .isDirectory) }
    /// The screens that the program brings.
    var screens: URL { resources.appending(path: "Screens", directoryHint: .isDirectory) }
    package var style: URL { resources.appending(path: "style", directoryHint: .isDirectory) }
    /// The map of the world.
    var map: URL { resources.appending(path: "map/world.map") }
    package var icons: URL { resources.appending(path: "icons", directoryHint: .isDirectory) }
    package var fonts: URL { resources.appending(path: "fonts", directoryHint: .isDirectory) }

    /// The compiled GSettings schema of a build folder; an installed one is found by GSettings itself.
    package var schemas: URL { resources.appending(path: "schemas", directoryHint: .isDirectory) }

    /// The translations: beside the resources once installed, among them in a build folder.
    var translations: URL {
        let built = resources.appending(path: "locale", directoryHint: .isDirectory)
        if FileManager.default.fileExists(atPath: built.path) { return built }
        return resources.deletingLastPathComponent().appending(path: "locale", directoryHint: .isDirectory)
    }

    /// The path of a picture by its name in the catalogue; the person's own pictures come first.
    func picture(_ name: String) -> String {
        // Each row of a list asks for this: URLs put together for it were seen in the profile of a fling.
        let own = "\(data.path)/pictures/\(name)"
        return access(own, F_OK) == 0 ? own : "\(resources.path)/pictures/\(name)"
    }
}

/// The program's resources are nowhere to be found.
struct ResourcesMissing: AccountableError {
    let searched: [String]

    /// What is missing, and where it was looked for.
    var message: String {
        tr("What Comptoir shows was not found. A folder with “catalogue” in it was looked for here:") + "\n"
            + searched.joined(separator: "\n") + "\n"
    }

    /// What to do about it.
    var advice: String { tr("Install the program again, or name the folder in COMPTOIR_RESOURCES.") }
}
