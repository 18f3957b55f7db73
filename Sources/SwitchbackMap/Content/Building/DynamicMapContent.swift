public import SwitchbackUI

/// Content that is made of a collection.
public protocol DynamicMapContent: MapContent {
  /// The collection.
  associatedtype Data: Collection

  /// What the content is made of.
  var data: Data { get }
}

extension ForEach: DynamicMapContent where Content: MapContent {}
