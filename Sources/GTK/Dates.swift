/// The calendar speaks of days: whoever imports this module has them.
@_exported public import Dates
