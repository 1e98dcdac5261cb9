/// Which addresses a screen may open and show; what a document says of them is never trusted.
public struct AddressRules: Sendable, Hashable {
    /// The schemes of links.
    public static let linkSchemes: Set<String> = ["https", "mailto", "tel", "comptoir"]
    /// What comes before the colon in the name of a picture that the program brings.
    public static let pictureKinds: Set<String> = ["fruit", "drink", "ingredient", "product", "drawing", "icon"]

    /// The hosts that pictures may come from.
    public var pictureHosts: Set<String>
    /// Whether addresses may lead to this machine and its own network.
    public var allowsPrivateHosts: Bool

    public init(pictureHosts: Set<String> = [], allowsPrivateHosts: Bool = false) {
        self.pictureHosts = pictureHosts
        self.allowsPrivateHosts = allowsPrivateHosts
    }

    /// Those of a screen.
    public init(_ screen: Screen) {
        self.init(pictureHosts: screen.pictureHosts, allowsPrivateHosts: screen.allowsPrivateHosts)
    }

    /// Why an address may not be opened; nil where it may.
    public func objection(toLink address: String) -> String? {
        if let objection = Self.objection(toCharactersOf: address) { return objection }
        guard let scheme = Self.scheme(of: address) else { return "it has no scheme, such as `https:`" }
        guard Self.linkSchemes.contains(scheme) else {
            return "links begin with \(Self.linkSchemes.sorted().map { $0 + ":" }.joined(separator: ", "))"
        }
        let rest = address.dropFirst(scheme.count + 1)
        guard !rest.isEmpty else { return "it names nothing" }
        switch scheme {
        case "https": break
        case "mailto": return Self.objection(toLetter: rest)
        case "tel": return Self.objection(toNumber: rest)
        default: return nil
        }
        switch WebHost.read(address) {
        case .failure(let objection): return objection.words
        case .success(let host): return host.isPrivate && !allowsPrivateHosts ? "it leads to a private network" : nil
        }
    }

    /// A letter has who it goes to, what it is about and what it says. Some programs take a file to attach, or any header.
    private static func objection(toLetter rest: Substring) -> String? {
        guard rest.first != "-", rest.first != "?" || rest.count > 1 else { return "it names nothing" }
        let fields = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first ?? ""
        for field in fields.split(separator: "&") {
            let name = field.prefix { $0 != "=" }.lowercased()
            guard ["to", "cc", "bcc", "subject", "body"].contains(name) else {
                return "a letter has `to`, `cc`, `bcc`, `subject` and `body`"
            }
        }
        let heads =
            [rest.prefix { $0 != "?" }] + fields.split(separator: "&").filter { !$0.lowercased().hasPrefix("body=") }
        let isOneLine = heads.allSatisfy { head in
            let head = head.lowercased()
            return !head.contains("%0a") && !head.contains("%0d") && !head.contains("%00")
        }
        return isOneLine ? nil : "a line of a letter's head ends in it"
    }

    /// What is dialled is a number: codes with `*` and `#` can change how a telephone works.
    private static func objection(toNumber rest: Substring) -> String? {
        let isNumber =
            rest.utf8.contains(where: ExpressionLexer.isDigit)
            && rest.utf8.allSatisfy { ExpressionLexer.isDigit($0) || "+-.()".utf8.contains($0) }
        return isNumber ? nil : "a telephone number has digits and `+-.()`"
    }

    /// Why a picture may not be shown; nil where it may.
    public func objection(toPicture source: String) -> String? {
        if let objection = Self.objection(toCharactersOf: source) { return objection }
        guard let scheme = Self.scheme(of: source) else {
            return "pictures are named as `fruit:mango`, or by an `https` address"
        }
        if Self.pictureKinds.contains(scheme) {
            let name = source.utf8.dropFirst(scheme.utf8.count + 1)
            let isName =
                !name.isEmpty
                && name.allSatisfy { ExpressionLexer.isLetter($0) || ExpressionLexer.isDigit($0) || $0 == 0x2D }
            return isName ? nil : "a name has letters, digits and hyphens"
        }
        guard scheme == "https" else {
            let kinds = Self.pictureKinds.sorted().map { $0 + ":" }.joined(separator: ", ")
            return "pictures begin with \(kinds) or https:"
        }
        switch WebHost.read(source) {
        case .failure(let objection): return objection.words
        case .success(let host):
            if host.isPrivate, !allowsPrivateHosts { return "it leads to a private network" }
            return pictureHosts.contains(host.name) ? nil : "`\(host.name)` is not among `pictures` in `sdui`"
        }
    }

    private static func objection(toCharactersOf address: String) -> String? {
        guard address.utf8.count <= 2048 else { return "it has more than 2048 bytes" }
        let isPlain = address.unicodeScalars.allSatisfy { scalar in
            scalar.value > 0x20 && scalar != "\\" && scalar.value != 0x7F && !scalar.properties.isWhitespace
                && scalar.properties.generalCategory != .format && scalar.properties.generalCategory != .control
        }
        return isPlain ? nil : "it has spaces, control characters or backslashes in it"
    }

    /// The scheme in small letters; nil where there is none.
    private static func scheme(of address: String) -> String? {
        guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")), colon > address.startIndex else { return nil }
        let scheme = address[..<colon]
        let isScheme = scheme.utf8.allSatisfy { byte in
            ExpressionLexer.isDigit(byte) || byte != UInt8(ascii: "_") && ExpressionLexer.isLetter(byte)
                || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        }
        return isScheme ? scheme.lowercased() : nil
    }
}
