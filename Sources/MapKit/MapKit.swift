// `import MapKit` where Apple's is not: the map, the views that it consists of, and what Apple's brings along.
@_exported public import CoreLocation
@_exported public import Drawing
@_exported public import SwitchbackMap
@_exported public import SwitchbackUI
