// swift-tools-version: 6.2
import PackageDescription

/// Three small programs on the wrapper and the kit, each an answer to «how do I begin».
let package = Package(
    name: "Examples",
    // Elsewhere: .package(url: "…", from: "…")
    dependencies: [.package(name: "Comptoir", path: "..")],
    targets: [
        .executableTarget(name: "Hello", dependencies: [.product(name: "GTK", package: "Comptoir")]),
        .executableTarget(name: "Notes", dependencies: [.product(name: "GTK", package: "Comptoir")]),
        .executableTarget(
            name: "Letters",
            dependencies: [
                .product(name: "GTK", package: "Comptoir"), .product(name: "Widgets", package: "Comptoir"),
            ]),
    ]
)
