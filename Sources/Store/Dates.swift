/// Library and catalogue speak of days: whoever imports this module has them.
@_exported public import Dates
