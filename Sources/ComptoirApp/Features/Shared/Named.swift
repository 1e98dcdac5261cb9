/// Something that is known by its id and shown by its name.
struct Named: Equatable, Sendable, Identifiable {
    let id: String
    let name: String
}
