import Store

extension Environment {
    /// Tells that a favourite is gone, with a way to have it back as it was.
    func offerUndo(of favourite: Favourite, named name: String) {
        notices.append(
            Notice(text: tr("{name} is no favourite any more.", ["name": name])) { [weak self] in
                Task {
                    do {
                        try await self?.library.restore(favourite)
                    } catch {
                        self?.report(error)
                    }
                }
            })
    }
}
