/// Numbers that are the same every time (SplitMix64).
package struct SyntheticRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Numbers that a seed decides.
    package init(seed: UInt64 = 0x9E37_79B9_7F4A_7C15) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number from 0 up to a limit.
    mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// One of some things.
    mutating func pick<Thing>(_ things: [Thing]) -> Thing { things[number(below: things.count)] }
}
