internal import SwitchbackUI

/// The content of a program's window, below which the state of the program itself is kept.
struct AppContent<Program: App>: View {
  typealias Body = Never

  let program: Program

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let outer = visitor.enter(view.program)
    visitor.visit(SceneContent(scene: view.program.body), inChild: 0)
    visitor.leave(outer)
  }
}
