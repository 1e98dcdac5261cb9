import Store

extension Location {
    /// What coordinates look like.
    static let example = "48.2082, 16.3738"

    /// The two numbers in their order, latitude first, also where people read from right to left (UAX #9).
    var isolatedText: String { "\u{2066}\(text)\u{2069}" }
}

extension LocationReader.Fault {
    /// What is wrong, and what to do about it.
    @MainActor
    func text(_ formats: Formats) -> String {
        let example: TextValues = ["example": Location.example]
        return switch self {
        case .unreadable: tr("These are not coordinates. They look like {example}.", example)
        case .single: tr("Type two numbers, latitude and longitude, as in {example}.", example)
        case .tooMany: tr("There are more numbers than latitude and longitude. They look like {example}.", example)
        case .commas: tr("Which comma separates the two numbers? Type a space between them, as in {example}.", example)
        case .latitude(let number):
            tr("{number} is not a latitude: those lie between −90 and 90.", ["number": formats.number(number)])
        case .longitude(let number):
            tr("{number} is not a longitude: those lie between −180 and 180.", ["number": formats.number(number)])
        case .sixtieth(let number):
            tr("Minutes and seconds are less than 60; this says {number}.", ["number": formats.number(number)])
        case .fraction(let number):
            tr("A number before minutes or seconds must be whole, not {number}.", ["number": formats.number(number)])
        case .letter(let letter):
            tr("“{letter}” is east in some languages and west in others. Type E or W.", ["letter": letter])
        case .sameDirection: tr("One of the two is north or south, the other east or west.")
        case .signAndLetter: tr("Type either a sign or a letter, not both: −48.2 is 48.2 S.")
        case .otherSystem(let name):
            tr("This address counts degrees in another way ({name}). Only WGS 84 is known here.", ["name": name])
        case .search: tr("This address searches for something but does not say where it is.")
        }
    }
}

extension WhereaboutsProblem {
    /// Why nobody knows where the person is, and what to do instead.
    @MainActor
    static func text(_ error: any Error) -> String {
        switch error as? WhereaboutsProblem {
        case .refused: tr("The desktop was not allowed to say where you are. You can type it instead.")
        case .silent: tr("The desktop does not know where you are. You can type it instead.")
        case .unavailable: tr("This desktop cannot say where you are. You can type it instead.")
        case nil: Failure(error).text
        }
    }
}
