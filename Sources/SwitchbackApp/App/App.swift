/// A program of windows: the page in a browser, pictures on a system without windows.
///
/// Mark the type with `@main`. In a page, which `Utilities/build-page` makes, the program draws on the page's canvas.
/// Elsewhere it takes its orders from the command line: `--snapshot OUT.png` draws its window, `--help` tells the rest.
///
/// ```swift
/// @main
/// struct Tour: App {
///   var body: some Scene {
///     WindowGroup("Tour") { TourView() }
///   }
/// }
/// ```
public protocol App {
  /// The kind of scene that the program consists of, found from `body`.
  associatedtype Body: Scene

  /// The windows of the program.
  @SceneBuilder var body: Body { get }

  /// Creates the program, before its first window is there.
  init()
}
