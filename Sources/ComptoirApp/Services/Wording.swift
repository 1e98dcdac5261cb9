import GTK

/// What fills the gaps of a text.
typealias TextValues = GTK.TextValues

/// A text in the person's language, for models, which know nothing of GTK otherwise; see `GTK.tr`.
func tr(_ text: String, _ values: TextValues = [:]) -> String {
    GTK.tr(text, values)
}

/// A text whose words mean something else elsewhere; see `GTK.trc`.
func trc(_ context: String, _ text: String, _ values: TextValues = [:]) -> String {
    GTK.trc(context, text, values)
}

/// A text that depends on a number; see `GTK.trn`.
func trn(_ one: String, _ many: String, _ count: Int, _ values: TextValues = [:]) -> String {
    GTK.trn(one, many, count, values)
}

/// A text that depends on a number that need not be whole; see `GTK.trn`.
func trn(_ one: String, _ many: String, _ number: Double, _ values: TextValues = [:]) -> String {
    GTK.trn(one, many, number, values)
}
