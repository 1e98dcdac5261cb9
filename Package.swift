// swift-tools-version: 6.2
import PackageDescription

let strictness: [SwiftSetting] =
    Context.environment["COMPTOIR_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// Where a release build is tested, tests see what is internal to us; not so in the packages that we stand on, which would take
/// longer to compile.
let testability: [SwiftSetting] =
    Context.environment["COMPTOIR_OPTIMIZED"] == "tested"
    ? [.unsafeFlags(["-enable-testing"], .when(configuration: .release))] : []

/// What every target of ours is compiled with: imports are internal unless said otherwise,
/// so that no C type can leak into a public signature.
/// With COMPTOIR_STRICT set, as `make check` does, a warning is an error.
let settings: [SwiftSetting] =
    strictness + testability + [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
        // What a canvas is stored in says that it lives no longer than the canvas.
        .enableExperimentalFeature("Lifetimes"),
    ]

/// Of what only reckons. With COMPTOIR_OPTIMIZED set, as our own helpers do, it is compiled as it is shipped in debug builds
/// too: tests of the program wait for it. Who has this package among theirs does not, and may have no such flags.
let reckoning: [SwiftSetting] =
    Context.environment["COMPTOIR_OPTIMIZED"] == nil
    ? settings : settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Of tests. Where a release build is tested they are compiled as ever: what they hold lives as long as they say. Nothing
/// imports them, so that they need not be read a second time, all their macros with them, to say early what they declare.
let testing: [SwiftSetting] =
    Context.environment["COMPTOIR_OPTIMIZED"] == nil
    ? settings
    : settings + [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))]

let package = Package(
    name: "Comptoir",
    // What measures and what makes documents by chance is ours alone: a target without a product.
    products: [
        .executable(name: "comptoir", targets: ["Comptoir"]),
        .executable(name: "comptoir-gallery", targets: ["Gallery"]),
        .library(name: "GTK", targets: ["GTK"]),
        .library(name: "Widgets", targets: ["Widgets"]),
        .library(name: "TestSupport", targets: ["TestSupport"]),
        .library(name: "Map", targets: ["Map"]),
        .library(name: "Store", targets: ["Store"]),
        .library(name: "ServerUI", targets: ["ServerUI"]),
        .library(name: "ServerUIRenderer", targets: ["ServerUIRenderer"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    ],
    targets: [
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
        .systemLibrary(name: "CShumate", pkgConfig: "shumate-1.0", providers: [.apt(["libshumate-dev"])]),
        .target(name: "Dates", swiftSettings: reckoning),
        .target(name: "GTK", dependencies: ["Dates", "CGTK", "CSoup"], swiftSettings: settings),
        // What the kit carries in itself; made by meson-helpers/kit-resources.sh.
        .target(name: "CKit", dependencies: ["CGTK"], exclude: ["kit.gresource"]),
        .target(name: "Widgets", dependencies: ["CKit", "GTK"], swiftSettings: settings),
        // What draws drinks, bottles and days.
        .target(name: "ComptoirWidgets", dependencies: ["Widgets", "GTK"], swiftSettings: settings),
        .target(
            name: "Map",
            dependencies: ["Widgets", "GTK", "CGTK", "CShumate", .product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: settings),
        .target(name: "JSON", swiftSettings: reckoning),
        .target(name: "ServerUI", dependencies: ["Dates", "JSON"], swiftSettings: reckoning),
        .target(
            name: "ServerUIRenderer", dependencies: ["ServerUI", "Map", "ComptoirWidgets", "Widgets", "GTK"],
            swiftSettings: settings),
        .target(
            name: "Store",
            dependencies: ["Dates", "JSON", .product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: reckoning
        ),
        .target(
            name: "ComptoirApp",
            dependencies: [
                "GTK", "Widgets", "ComptoirWidgets", "Map", "Store", "ServerUI", "ServerUIRenderer", "JSON",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(name: "Comptoir", dependencies: ["ComptoirApp"], swiftSettings: settings),
        .target(
            name: "GalleryPages",
            dependencies: ["ServerUIRenderer", "ServerUI", "Map", "ComptoirWidgets", "Widgets", "GTK"],
            swiftSettings: settings),
        .executableTarget(
            name: "Gallery", dependencies: ["GalleryPages", "ComptoirWidgets", "Widgets", "GTK"],
            swiftSettings: settings),

        // What `make bench` measures; nothing else is built with them.
        .target(
            name: "BenchSupport", dependencies: ["GTK"], path: "Benchmarks/Support", swiftSettings: settings),
        .executableTarget(
            name: "BenchToolkit", dependencies: ["BenchSupport", "Map", "GTK"], path: "Benchmarks/Toolkit",
            swiftSettings: settings),
        .executableTarget(
            name: "BenchCatalogue",
            dependencies: [
                "BenchSupport", "ComptoirApp", "ComptoirWidgets", "Widgets", "Store", "GTK",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            path: "Benchmarks/Catalogue", swiftSettings: settings),
        .executableTarget(
            name: "BenchScreens", dependencies: ["BenchSupport", "ServerUI", "ServerUIRenderer", "Widgets", "GTK"],
            path: "Benchmarks/Screens", swiftSettings: settings),

        .executableTarget(
            name: "FuzzScreens", dependencies: ["ServerUI", "JSON"], path: "Tests/Fuzz/Screens", swiftSettings: settings
        ),

        .target(name: "TestEntry", path: "Tests/TestEntry"),
        .target(
            name: "TestSupport", dependencies: ["GTK", "TestEntry"], path: "Tests/TestSupport",
            exclude: ["Loopback/Server", "Media/sounding-film.py"], swiftSettings: settings),
        .testTarget(name: "GTKTests", dependencies: ["GTK", "TestSupport"], swiftSettings: testing),
        .testTarget(
            name: "WidgetsTests", dependencies: ["ComptoirWidgets", "Widgets", "GTK", "TestSupport"],
            swiftSettings: testing),
        .testTarget(
            name: "MapTests",
            dependencies: [
                "Map", "Widgets", "GTK", "TestSupport", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: testing),
        .testTarget(
            name: "GalleryPagesTests",
            dependencies: [
                "GalleryPages", "ServerUIRenderer", "Map", "ComptoirWidgets", "Widgets", "GTK", "TestSupport",
            ],
            swiftSettings: testing),
        .testTarget(
            name: "ServerUITests", dependencies: ["ServerUI", "JSON"], exclude: ["Corpus"], swiftSettings: testing),
        .testTarget(
            name: "ServerUIRendererTests",
            dependencies: ["ServerUIRenderer", "ServerUI", "Map", "ComptoirWidgets", "Widgets", "GTK", "TestSupport"],
            swiftSettings: testing),
        .testTarget(name: "DatesTests", dependencies: ["Dates"], swiftSettings: testing),
        .testTarget(name: "JSONTests", dependencies: ["JSON"], swiftSettings: testing),
        .testTarget(
            name: "StoreTests", dependencies: ["Store", "JSON"], exclude: ["Fixtures"], swiftSettings: testing),
        .testTarget(
            name: "ComptoirAppTests",
            dependencies: [
                "ComptoirApp", "ServerUI", "Store", "JSON", "ComptoirWidgets", "Widgets", "GTK", "TestSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: testing
        ),
    ]
)
