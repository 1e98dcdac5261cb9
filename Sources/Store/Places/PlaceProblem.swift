/// Why a place cannot be kept.
public enum PlaceProblem: Error, Sendable, Equatable {
    /// It has no name.
    case blankName
    /// The person has no such place any more.
    case gone
}

extension PlaceProblem: CustomStringConvertible {
    /// The whole message, in English.
    public var description: String { ErrorWording.english.message(self) }
}

extension ErrorWording {
    /// The message for a place that cannot be kept: why, and what to do.
    public func message(_ problem: PlaceProblem) -> String {
        switch problem {
        case .blankName: tr("Give the store a name.")
        case .gone: tr("This store is no longer there.")
        }
    }

    /// Why a text is no address of a web page, and what one looks like.
    public func message(_ problem: PageAddress.Problem) -> String {
        switch problem {
        case .unreadable: tr("This is not the address of a page. One looks like “https://shop.example/”.")
        case .otherScheme("http"):
            tr("Write “https://”: without it anybody on the way can read and change the page.")
        case .otherScheme(let scheme):
            tr("“%1$s” is not a web page. An address begins with “https://”.", scheme)
        case .hasUser: tr("Leave out name and password: they would be kept for all to read.")
        case .tooLong: tr("This address is too long.")
        }
    }
}
