// `import SwiftUI` where Apple's is not: the views, programs of them, and what Apple's brings along.
@_exported public import Drawing
@_exported public import SwitchbackApp
@_exported public import SwitchbackUI

#if canImport(Foundation) && !hasFeature(Embedded)
@_exported public import Foundation
#endif
#if canImport(FoundationXML) && !hasFeature(Embedded)
@_exported public import FoundationXML
#endif
