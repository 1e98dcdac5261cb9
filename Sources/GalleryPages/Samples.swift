public import Foundation
import GTK
import Widgets

/// The sample data of the pages: a few fruits, and the path of their pictures.
@MainActor
public struct Samples {
    /// The folder of pictures, styles, icons and fonts.
    public let resources: URL

    /// Creates samples from a folder of resources.
    public init(resources: URL) { self.resources = resources }

    struct Fruit {
        let id: String
        let name: String
        let headline: String
        let start: String
        let end: String

        @MainActor var paint: GradientPaint {
            GradientPaint(Color(start) ?? GradientPaint.sampleGrey, Color(end) ?? GradientPaint.sampleGrey)
        }
    }

    let fruits = [
        Fruit(id: "lemon", name: "Lemon", headline: "A sour sun in a yellow coat", start: "#F8CB2E", end: "#D99A0B"),
        Fruit(
            id: "strawberry", name: "Strawberry", headline: "Not a berry, and nobody minds", start: "#F4536A",
            end: "#8E0F2E"),
        Fruit(
            id: "blueberry", name: "Blueberry", headline: "Small, blue, and gone by handfuls", start: "#6D80D8",
            end: "#232A63"),
        Fruit(id: "kiwi", name: "Kiwi", headline: "Furry outside, emerald within", start: "#A4CB4B", end: "#3C6B1D"),
        Fruit(
            id: "orange", name: "Orange", headline: "Breakfast, in ten segments or so", start: "#FFA347", end: "#B44B06"
        ),
    ]

    /// Returns the path of a picture, such as `fruits/lemon.svg`.
    func picture(_ name: String) -> String { resources.appending(path: "pictures/\(name)").path }

    func picture(of fruit: Fruit) -> String { picture("fruits/\(fruit.id).svg") }

    /// The style sheets that the pages need, in order.
    public static let sheets = ["kit.css", "drawings.css", "gallery.css"]

    /// Returns samples from the resources of this process: the folder that `COMPTOIR_RESOURCES` names, the one
    /// installed beside the program, or that of the package; nil if there is none.
    public static func find() -> Samples? {
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        var places: [URL] = []
        if let named = ProcessInfo.processInfo.environment["COMPTOIR_RESOURCES"] {
            places.append(URL(fileURLWithPath: named))
        }
        var folder = executable.deletingLastPathComponent()
        places.append(folder.deletingLastPathComponent().appending(path: "share/comptoir"))
        while folder.path != "/" {
            places.append(folder.appending(path: "share/comptoir"))
            places.append(folder.appending(path: "Resources"))
            folder = folder.deletingLastPathComponent().standardizedFileURL
        }
        return places.first { FileManager.default.fileExists(atPath: $0.appending(path: "style/kit.css").path) }
            .map(Samples.init)
    }
}

extension GradientPaint {
    static let sampleGrey = Color(red: 0.5, green: 0.5, blue: 0.5)
}
