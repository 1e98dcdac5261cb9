/// What a document has to keep to; each diagnostic names the one that it is about.
public enum Rule: String, Sendable, Hashable, CaseIterable {
    // The document as a whole.
    case documentSize, syntax, nesting, version
    // Its parts.
    case wrongType, missing, unknownKey, duplicateKey, duplicateID, unknownID, unused, needsVersionTwo
    // Names.
    case unknownType, unknownTemplateType, unknownVerb, unknownTrigger, unknownName, unknownSource, requires
    // Values.
    case value, range, textSize, link, picture
    // Expressions.
    case expression, expressionSize, expressionDepth, steps, type
    // How many, how deep, round and round.
    case components, componentDepth, templates, childCycle, fallbackCycle, fallbackChain, actionChain, children
    // Writing, and doing.
    case readOnly, writtenNowhere, action, patch
    // There were more than are kept.
    case more
}
