import Foundation
import GTK
import GalleryPages
import Widgets

/// Writes to the standard error and ends.
func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data("comptoir-gallery: \(text)\n".utf8))
    exit(2)
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("--help") {
    print(Options.help)
    exit(0)
}
if arguments.contains("--list") {
    for page in GalleryPage.all { print(page.id) }
    exit(0)
}
let options: Options
do {
    options = try Options(arguments)
} catch let error as UsageError {
    fail(error.text)
}
guard let samples = Samples.find() else {
    fail("its resources were not found; name their folder in COMPTOIR_RESOURCES")
}
if let page = options.page, !GalleryPage.all.contains(where: { $0.id == page }) {
    fail("there is no page «\(page)»; see --list")
}

let application = Application(identifier: "io.github.comptoir.Gallery", options: .nonUnique)
application.onActivate {
    Fonts.register(directory: samples.resources.appending(path: "fonts").path)
    IconTheme.current.add(searchPath: samples.resources.appending(path: "icons").path)
    if options.isRightToLeft { Widget.defaultDirection = .rightToLeft }
    let theme = Theme(folder: samples.resources.appending(path: "style").path, sheets: Samples.sheets)
    theme.isHighContrast = options.theme?.hasSuffix("-contrast") ?? false
    theme.choice = ThemeChoice(rawValue: options.theme?.split(separator: "-").first.map(String.init) ?? "") ?? .system
    theme.textScale = options.textScale
    if let folder = options.album {
        application.hold()
        // Each page stands as it is at rest.
        ToolkitSettings.current.animationsEnabled = false
        Task {
            do {
                let pages = GalleryPage.all.filter { options.page == nil || $0.id == options.page }
                try await Album(samples: samples, width: 720).write(to: URL(filePath: folder), of: pages)
            } catch {
                fail("\(error)")
            }
            _ = theme
            application.quit()
        }
        return
    }
    let window = GalleryWindow(application: application, samples: samples, theme: theme)
    window.defaultSize = options.size
    window.present()
    window.open(options.page ?? GalleryPage.all[0].id)
    window.keep(theme)
    guard let file = options.screenshot else { return }
    MainLoop.after(.milliseconds(900)) {
        let isWritten = window.texture()?.savePNG(path: file) ?? false
        if !isWritten { fail("the picture could not be written to \(file)") }
        application.quit()
    }
}
exit(Int32(application.run(arguments: [CommandLine.arguments[0]])))
