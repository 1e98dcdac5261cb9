extension Ingredient {
    /// The ingredient with its texts in the first language of a list that it has.
    ///
    /// - Parameter languages: Languages in order of preference, as ``LanguageTag`` normalises them.
    func localized(for languages: [LanguageTag]) -> Ingredient {
        guard let translation = languages.translation(among: translations) else { return self }
        var ingredient = self
        ingredient.name = translation.name ?? name
        ingredient.aliases = translation.aliases + aliases
        ingredient.notes.replace(\.self, by: translation.notes)
        ingredient.substitutes.replace(\.note, by: translation.substitutes)
        ingredient.nutrition.replaceThose(\.note, by: translation.nutrition)
        if let note = translation.strength { ingredient.strength?.note = note }
        if let note = translation.pieceWeight { ingredient.pieceWeight?.grams.note = note }
        return ingredient
    }
}

extension [LanguageTag] {
    /// The first of an entry's translations that a reader of these languages wants; nil where that is the original.
    func translation<Translation>(among translations: [String: Translation]) -> Translation? {
        for language in self {
            if language.isEnglish { return nil }
            for name in language.fallbacks {
                if let translation = translations[name] { return translation }
            }
        }
        return nil
    }
}
