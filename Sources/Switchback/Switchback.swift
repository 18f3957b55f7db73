// One import for programs with a map: what GPX files hold, the views and the map, and what they are drawn with. A host,
// such as `CairoHost`, is imported beside it.
@_exported public import Drawing
@_exported public import GPX
@_exported public import Geodesy
@_exported public import SwitchbackMap
@_exported public import SwitchbackUI
