// swift-tools-version: 6.2
import PackageDescription

let strictness: [SwiftSetting] =
    Context.environment["COMPTOIR_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// What every target of ours is compiled with: imports are internal unless said otherwise,
/// so that no C type can leak into a public signature.
/// With COMPTOIR_STRICT set, as `make check` does, a warning is an error.
let settings: [SwiftSetting] =
    strictness + [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
    ]

let package = Package(
    name: "Comptoir",
    products: [
        .executable(name: "comptoir", targets: ["Comptoir"]),
        .executable(name: "comptoir-gallery", targets: ["Gallery"]),
        .executable(name: "bench-toolkit", targets: ["BenchToolkit"]),
        .executable(name: "bench-catalogue", targets: ["BenchCatalogue"]),
        .library(name: "GTK", targets: ["GTK"]),
        .library(name: "Widgets", targets: ["Widgets"]),
        .library(name: "Store", targets: ["Store"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
        .target(name: "GTK", dependencies: ["CGTK", "CSoup"], swiftSettings: settings),
        .target(name: "Widgets", dependencies: ["GTK"], swiftSettings: settings),
        .target(
            name: "Store",
            dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: settings
        ),
        .target(
            name: "ComptoirApp",
            dependencies: [
                "GTK", "Widgets", "Store",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(name: "Comptoir", dependencies: ["ComptoirApp"], swiftSettings: settings),
        .target(name: "GalleryPages", dependencies: ["Widgets", "GTK"], swiftSettings: settings),
        .executableTarget(
            name: "Gallery", dependencies: ["GalleryPages", "Widgets", "GTK"], swiftSettings: settings),

        // What `make bench` measures; nothing else is built with them.
        .target(
            name: "BenchSupport", dependencies: ["GTK"], path: "Benchmarks/Support", swiftSettings: settings),
        .executableTarget(
            name: "BenchToolkit", dependencies: ["BenchSupport", "GTK"], path: "Benchmarks/Toolkit",
            swiftSettings: settings),
        .executableTarget(
            name: "BenchCatalogue", dependencies: ["BenchSupport", "ComptoirApp", "Widgets", "Store", "GTK"],
            path: "Benchmarks/Catalogue", swiftSettings: settings),

        .target(name: "TestEntry", path: "Tests/TestEntry"),
        .target(
            name: "TestSupport", dependencies: ["GTK", "TestEntry"], path: "Tests/TestSupport",
            exclude: ["Loopback/Server"], swiftSettings: settings),
        .testTarget(name: "GTKTests", dependencies: ["GTK", "TestSupport"], swiftSettings: settings),
        .testTarget(name: "WidgetsTests", dependencies: ["Widgets", "GTK", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "GalleryPagesTests", dependencies: ["GalleryPages", "GTK", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "StoreTests", dependencies: ["Store"], exclude: ["Fixtures"], swiftSettings: settings),
        .testTarget(
            name: "ComptoirAppTests",
            dependencies: [
                "ComptoirApp", "Store", "Widgets", "GTK", "TestSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: settings
        ),
    ]
)
