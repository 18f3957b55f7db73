public import Drawing

/// Shows a view without a screen, for tests: it is given time and events, and tells what is to be seen and heard.
///
/// Nothing happens of itself. Time stands still until `frame(at:)` or `advance(by:)` moves it, and events take place
/// at the time that it is; so a test has the same result on every machine. Names are those of the accessibility
/// elements, which a person with a screen reader hears.
///
///     let host = ViewHost(Trip(), size: CGSize(width: 320, height: 200))
///     host.tap("Add day")
///     #expect(host.texts == ["2 days", "Add day"])
public final class ViewHost<Root: View> {
  /// The seconds between the frames that `settle` makes, as on a screen of 60 frames in a second.
  public static var frameDuration: Double { 1.0 / 60 }

  /// What measures texts and keeps pictures.
  public let platform: any Host

  /// What the view is shown on, for what is not offered here.
  public let stage: HostingStage<Root>

  /// The seconds since the start.
  public private(set) var time: Double = 0

  /// The extent of the surface, in points.
  public private(set) var size: CGSize

  /// The pixels in a point.
  public private(set) var scale: Double

  /// The colours of the surface.
  public private(set) var colorScheme: ColorScheme

  /// Shows a view on a surface of that size.
  ///
  /// The usual platform measures each letter as half an em wide and each line as an em and a fifth high.
  public init(
    _ root: Root,
    size: CGSize,
    scale: Double = 1,
    colorScheme: ColorScheme = .light,
    platform: any Host = RecordingHost()
  ) {
    self.size = size
    self.scale = scale
    self.colorScheme = colorScheme
    self.platform = platform
    stage = HostingStage(host: platform, root: root)
    stage.resize(to: size, scale: scale, colorScheme: colorScheme)
  }

  /// The view that is shown; a change of it is animated within `withAnimation`.
  public var root: Root {
    get { stage.root }
    set { stage.root = newValue }
  }

  /// Changes the surface; what is not given stays.
  public func resize(
    to size: CGSize? = nil,
    scale: Double? = nil,
    colorScheme: ColorScheme? = nil
  ) {
    self.size = size ?? self.size
    self.scale = scale ?? self.scale
    self.colorScheme = colorScheme ?? self.colorScheme
    stage.resize(to: self.size, scale: self.scale, colorScheme: self.colorScheme)
  }
}

// MARK: - Time

extension ViewHost {
  /// What is to be seen at a time, to which the clock is set.
  @discardableResult
  public func frame(at time: Double) -> DisplayList {
    self.time = time
    return stage.frame(at: time)
  }

  /// What is to be seen that many seconds later, to which the clock is set.
  @discardableResult
  public func advance(by seconds: Double) -> DisplayList {
    frame(at: time + seconds)
  }

  /// Makes frames until nothing moves, or until that many seconds have passed; returns whether nothing moves.
  @discardableResult
  public func settle(within seconds: Double = 10) -> Bool {
    let end = time + seconds
    frame(at: time)
    while stage.isAnimating, time < end { advance(by: Self.frameDuration) }
    return !stage.isAnimating
  }

  /// Whether a later frame will differ although nothing is done.
  public var isAnimating: Bool { stage.isAnimating }
}

// MARK: - What is to be seen and heard

extension ViewHost {
  /// What is to be seen now.
  public var displayList: DisplayList { stage.frame(at: time) }

  /// The steps of the drawing of all layers, the lowest first.
  public var commands: [DrawingCommand] { displayList.layers.flatMap { Array($0.commands) } }

  /// The lines of text that are drawn.
  public var textRuns: [TextRun] {
    commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  /// What the lines of text say that are drawn.
  public var texts: [String] { textRuns.map { $0.text } }

  /// What assistive technology sees, in reading order.
  public var elements: [AccessibilityElement] {
    _ = stage.frame(at: time)
    return stage.accessibilityElements()
  }

  /// The first thing of that name, of a kind where one is given; `nil` where there is none.
  public func element(
    _ name: String,
    role: AccessibilityElement.Role? = nil
  ) -> AccessibilityElement? {
    for element in elements where element.label.hasSameBytes(as: name) {
      if role == nil || role == element.role { return element }
    }
    return nil
  }

  /// Where the first thing of that name lies on the surface; `nil` where there is none.
  public func frame(of name: String) -> CGRect? {
    element(name)?.frame
  }

  /// The views that keep their state themselves, such as maps, in the order in which they are drawn.
  ///
  /// A map tells of what was done to it: `host.hostedViews.compactMap { $0 as? MKMapView }`.
  public var hostedViews: [UIView] { stage.hostedViews }

  /// What was reported to the developer, where the platform is a recording one.
  public var reports: [String] { (platform as? RecordingHost)?.reports ?? [] }
}
