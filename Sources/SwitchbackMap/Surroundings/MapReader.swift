public import SwitchbackUI

/// A view that tells its content of the first map inside.
public struct MapReader<Content: View>: View {
  @State private var link = MapLink()
  private let content: (MapProxy) -> Content

  /// Creates a reader of the first map that the content contains.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    let link = link
    return content(MapProxy(link: link)).transformEnvironment { environment in
      environment.transformMapSurroundings { $0.readers.append(link) }
    }
  }
}
