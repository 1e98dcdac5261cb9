extension Environment {
    /// The screens that documents describe.
    var screens: Screens { shared { Screens(environment: $0) } }
}
