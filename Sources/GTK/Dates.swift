/// Calendars deal in days, so importing this module brings them too.
@_exported public import Dates
