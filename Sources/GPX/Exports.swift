// A coordinate is part of what the module says, so that whoever imports it can name one.
@_exported public import Geodesy
