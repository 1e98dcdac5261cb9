import Store

extension CounterModel {
    /// The person's own milestones as the field has them: as they were typed where they could not be kept.
    var milestonesText: String {
        environment.typedMilestones[id] ?? (settings?.milestones.own ?? []).map(String.init).joined(separator: ", ")
    }

    /// Keeps the milestones that were typed, or says what is wrong with them; what is wrong outlives the page.
    func milestonesTyped(_ text: String) {
        do throws(MilestoneReader.Problem) {
            let days = try MilestoneReader.read(text)
            environment.typedMilestones[id] = nil
            milestoneProblem = nil
            guard let settings, Set(days) != Set(settings.milestones.own) else { return }
            change { $0.milestones = Milestones(own: days, hasUsual: $0.milestones.hasUsual) }
        } catch {
            environment.typedMilestones[id] = text
            milestoneProblem = ErrorWording.translated.message(error)
        }
    }
}
