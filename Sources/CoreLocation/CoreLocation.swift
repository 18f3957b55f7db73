// `import CoreLocation` where Apple's is not: coordinates, distances, and what Apple's brings along.
@_exported public import Geodesy

#if canImport(Foundation) && !hasFeature(Embedded)
@_exported public import Foundation
#endif
#if canImport(FoundationXML) && !hasFeature(Embedded)
@_exported public import FoundationXML
#endif
