import Foundation
import GTK
import TestSupport
import Testing

/// Needs GTK's accessibility for tests: `GTK_A11Y=test`.
@MainActor
@Suite(
    "Accessibility", .serialized, .enabled(if: ProcessInfo.processInfo.environment["GTK_A11Y"] == "test"))
struct AccessibilityTests {
    init() { Stage.open() }

    @Test("names, descriptions, values and states are what was set")
    func properties() {
        let button = Button("Press")
        button.accessibleLabel = "Add"
        button.accessibleDescription = "to the cart"
        button.setAccessible(.busy, true)
        button.setAccessibleLevel(2)
        button.setAccessibleKeys("Control+F")
        button.setAccessible(hasPopup: true)
        button.setAccessibleValue(3, in: 0...8, text: "3 of 8")
        #expect(button.accessibleDifference(label: "Add") == nil)
        #expect(button.accessibleDifference(label: "Sub") != nil)
        #expect(button.accessibleDifference(description: "to the cart") == nil)
        #expect(button.accessibleDifference(value: "3 of 8") == nil)
        #expect(button.accessibleDifference(.busy, true) == nil)
        #expect(button.accessibleDifference(.busy, false) != nil)
    }

    @Test(
        "a message is called what it says, as it changes, and goes with its label",
        arguments: [AccessibleRole.status, .alert])
    func messages(role: AccessibleRole) {
        var label: Label? = Label("Asking…").announced(as: role)
        let trace = label.map(Trace.init)
        #expect(label?.role == role)
        #expect(label?.accessibleDifference(label: "Asking…") == nil)
        label?.text = "Nobody answers."
        #expect(label?.accessibleDifference(label: "Nobody answers.") == nil)
        label?.markup = "<b>Thank you</b>"
        #expect(label?.accessibleDifference(label: "Thank you") == nil)
        label = nil
        #expect(trace?.isGone == true)
    }

    @Test("every state can be set and taken back")
    func states() {
        let button = Button("Press")
        let all: [AccessibleState] = [.busy, .checked, .disabled, .expanded, .hidden, .pressed, .selected, .invalid]
        for state in all {
            for isOn in [true, false] {
                button.setAccessible(state, isOn)
                #expect(button.accessibleDifference(state, isOn) == nil, "\(state) \(isOn)")
                #expect(button.accessibleDifference(state, !isOn) != nil, "\(state) \(isOn)")
            }
        }
    }

    @Test("relations are set and ended, and keep no widget alive")
    func relations() {
        let tab = Button("Tab")
        var page: Label? = Label("Page")
        let problem = Label("Wrong")
        let trace = page.map(Trace.init)
        if let page {
            for relation in [AccessibleRelation.controls, .describedBy, .flowsTo, .labelledBy, .owns] {
                tab.setAccessible(relation, page, problem)
                #expect(tab.hasAccessible(relation))
            }
            tab.setAccessible(.errorMessage, problem)
            tab.setAccessible(.details, page)
        }
        tab.setAccessible(position: 2, of: 3)
        #expect(tab.hasAccessible(.errorMessage) && tab.hasAccessible(.details))
        tab.setAccessible(.errorMessage)
        #expect(!tab.hasAccessible(.errorMessage))
        page = nil
        #expect(trace?.isGone == true)
    }

    @Test("a live region says messages without taking room")
    func live() {
        let region = LiveRegion()
        let box = Box(.vertical, [region, Label("Content")])
        Stage.show(box) { _ in
            region.say("Added to the cart")
            #expect(region.message == "Added to the cart")
            if Toolkit.version.minor < 14 {
                #expect(region.accessibleDifference(label: "Added to the cart") == nil)
                #expect(region.role == .alert)
            }
            #expect(region.height == 0)
        }
    }
}
