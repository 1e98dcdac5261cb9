extension Drink {
    /// Something that is done to a drink. The raw value is the name in a pack.
    public enum Method: String, Sendable, Codable, CaseIterable {
        case shake
        case dryShake = "dry-shake"
        case stir, build, muddle, blend, pour, top, float, layer, rinse, swizzle, strain
        case doubleStrain = "double-strain"
        case fineStrain = "fine-strain"
        case garnish, rim, serve

        /// The one that says most about how a drink is made: that it is shaken, though it is also strained and topped up.
        /// - Returns: nil where nothing but the finish is known.
        public static func chief(of methods: some Collection<Method>) -> Method? {
            [.blend, .swizzle, .shake, .dryShake, .muddle, .build, .layer, .stir, .pour, .top].first(
                where: methods.contains)
        }
    }
}

/// The ice in a served glass. The raw value is the name in a pack.
public enum Ice: String, Sendable, Codable, CaseIterable {
    case none, cubes, block, crushed, cracked, pebble
    /// It went through the blender with the drink.
    case blended
    case optional, unknown

    /// Whether there is ice for certain that the drink stands on, and not in it as slush.
    public var isInGlass: Bool {
        switch self {
        case .cubes, .block, .crushed, .cracked, .pebble: true
        case .none, .blended, .optional, .unknown: false
        }
    }
}

/// How hard a drink is to make. The raw value is the name in a pack.
public enum Level: String, Sendable, Codable, CaseIterable {
    case easy, medium, advanced
}

/// What sort of drink it is. The raw value is the name in a pack.
public enum DrinkCategory: String, Sendable, Codable, CaseIterable {
    case beforeDinner = "before-dinner"
    case afterDinner = "after-dinner"
    case long, sparkling, sour
    case spiritForward = "spirit-forward"
    case tropical, creamy, hot, mocktail
}
