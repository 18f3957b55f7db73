import Testing

/// All tests of views, which run one after the other: views belong to the main thread, as SwiftUI's do.
@Suite(.serialized) struct UITests {}
