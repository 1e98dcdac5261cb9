import Foundation
import GTK
import Widgets

/// Pictures from the network, without any network access: the files are read from disk, or never arrive.
@MainActor
enum RemotePages {
    static let all = [picture]

    private static let picture = GalleryPage(
        "remote-picture", "Drawing", "RemotePicture",
        "A picture from a server, which a quiet ground stands in for until it is there, and where there is none.",
        code: "RemotePicture(size: 96, address: product.picture, alternativeText: product.name, pictures: pictures)"
    ) { samples in
        let folder = samples.resources.appending(path: "shop/example/pictures")
        let pictures = RemotePictures { name in
            switch name {
            case "never": try await endless()
            case "none": throw RemotePictureFailure.status(404)
            default: [UInt8](try Data(contentsOf: folder.appending(path: name)))
            }
        }
        @MainActor func specimen(_ caption: String, _ address: String?, _ sizes: [Int] = [48, 96, 180]) -> Specimen {
            Specimen(
                caption,
                WrapBox(
                    spacing: Space.small,
                    sizes.map {
                        RemotePicture(size: $0, address: address, alternativeText: caption, pictures: pictures)
                    }))
        }
        return [
            specimen("Loaded", "mango.png"), specimen("Another one", "lime.png"), specimen("On its way", "never"),
            specimen("Failed", "none"), specimen("Without an address", nil),
        ]
    }

    /// Waits without end until it is cancelled.
    private static func endless() async throws -> [UInt8] {
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw CancellationError()
    }
}
