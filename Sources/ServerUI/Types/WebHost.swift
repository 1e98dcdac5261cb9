/// The host of an `https` address, read strictly: what two programs could read in two ways is no address.
struct WebHost: Hashable {
    /// In small letters, without a port.
    let name: String
    /// Whether it is this machine, or one of a network that the world does not see.
    let isPrivate: Bool

    /// Why an address has no host that can be used.
    struct Objection: Error, Hashable {
        let words: String
    }

    /// The host of an address that begins with `https:`.
    static func read(_ address: String) -> Result<WebHost, Objection> {
        let rest = address.dropFirst("https:".count)
        guard rest.hasPrefix("//") else { return objection("`//` has to follow `https:`") }
        let authority = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        guard !authority.contains("@") else { return objection("it has a name or a password before its host") }
        if authority.hasPrefix("[") { return bracketed(authority) }
        let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, isPort(parts.count == 2 ? parts[1] : nil) else {
            return objection("its port is no number")
        }
        let name = parts[0].lowercased()
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.allSatisfy(isLabel), name.utf8.count <= 253 else { return objection("its host is no name") }
        if let numbers = numbers(labels) {
            guard numbers.count == 4 else { return objection("its host is a number that can be read in several ways") }
            return .success(WebHost(name: name, isPrivate: isPrivate(numbers)))
        }
        guard !looksLikeNumber(labels[labels.count - 1]) else {
            return objection("its host is a number that can be read in several ways")
        }
        let isLocal =
            labels.count == 1
            || ["localhost", "local", "internal", "lan", "home", "arpa"].contains(labels[labels.count - 1])
        return .success(WebHost(name: name, isPrivate: isLocal))
    }

    private static func objection(_ words: String) -> Result<WebHost, Objection> { .failure(Objection(words: words)) }

    private static func isPort(_ port: Substring?) -> Bool {
        guard let port else { return true }
        return !port.isEmpty && port.utf8.count <= 5 && port.utf8.allSatisfy(ExpressionLexer.isDigit)
            && Int(port).map { (1...65_535).contains($0) } == true
    }

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.utf8.count <= 63 && label.first != "-" && label.last != "-"
            && label.utf8.allSatisfy { byte in
                ExpressionLexer.isDigit(byte) || ExpressionLexer.isLetter(byte) && byte != UInt8(ascii: "_")
                    || byte == UInt8(ascii: "-")
            }
    }

    private static func looksLikeNumber(_ label: Substring) -> Bool {
        label.utf8.allSatisfy(ExpressionLexer.isDigit) || label.hasPrefix("0x")
    }

    /// The parts of an address of four numbers, each written in the one way that all programs agree on.
    private static func numbers(_ labels: [Substring]) -> [Int]? {
        guard labels.allSatisfy({ $0.utf8.allSatisfy(ExpressionLexer.isDigit) }) else { return nil }
        let numbers = labels.compactMap { label -> Int? in
            guard label.utf8.count <= 3, label == "0" || !label.hasPrefix("0"), let number = Int(label) else {
                return nil
            }
            return number <= 255 ? number : nil
        }
        return numbers.count == labels.count ? numbers : []
    }

    /// By the registry of special addresses: what is no address of the open internet.
    private static func isPrivate(_ numbers: [Int]) -> Bool {
        switch (numbers[0], numbers[1]) {
        case (0, _), (10, _), (127, _), (169, 254), (192, 168), (198, 18), (198, 19): true
        case (100, 64...127), (172, 16...31): true
        case (192, 0): numbers[2] == 0 || numbers[2] == 2
        case (198, 51): numbers[2] == 100
        case (203, 0): numbers[2] == 113
        case (224..., _): true
        default: false
        }
    }

    /// An address of version 6. Those that embed others make it hard to say where they lead, so only the block that is
    /// given out on the open internet is one, and none that has one of version 4 in it.
    private static func bracketed(_ authority: Substring) -> Result<WebHost, Objection> {
        guard let end = authority.firstIndex(of: "]") else { return objection("its host is no name") }
        let inner = authority[authority.index(after: authority.startIndex)..<end].lowercased()
        let after = authority[authority.index(after: end)...]
        guard after.isEmpty || after.hasPrefix(":") && isPort(after.dropFirst()) else {
            return objection("its port is no number")
        }
        let isAddress = inner.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit || $0 == UInt8(ascii: ":") }
        let groups = inner.split(separator: ":")
        guard isAddress, inner.contains(":"), groups.count <= 8, groups.allSatisfy({ $0.utf8.count <= 4 }) else {
            return objection("its host is no address that can be used")
        }
        let first = inner.hasPrefix(":") ? 0 : Int(groups.first ?? "0", radix: 16) ?? 0
        // 2000::/3 is the open internet; 2002::/16 and 2001:0::/32 lead on to addresses of version 4.
        let second = groups.count > 1 && !inner.hasPrefix("2001::") ? Int(groups[1], radix: 16) ?? 0 : 0
        let isOpen =
            (0x2000...0x3FFF).contains(first) && first != 0x2002
            && !(first == 0x2001 && (second == 0 || second == 0xDB8))
        return .success(WebHost(name: "[\(inner)]", isPrivate: !isOpen))
    }
}
