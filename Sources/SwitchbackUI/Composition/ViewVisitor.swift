internal import Drawing

/// Walks through views and brings the nodes on the screen in line with them.
public struct ViewVisitor {
  /// Where in the structure the walk is.
  package var slot: Slot

  /// The number of the walk.
  package let generation: UInt32

  /// What the views round the place have set.
  package var environment: EnvironmentValues

  /// What goes along with the changes that led to the walk.
  package var transaction: Transaction

  /// Whether the walk is in a part that was not there at the last walk, and that comes as a whole.
  var isInNewPart: Bool

  /// How what changes goes on; `nil` where it takes place at once.
  var animation: Animation? {
    transaction.disablesAnimations ? nil : transaction.animation
  }

  /// The nodes of the views that the walk came through since the view that arranges them.
  var nodes: [ViewNode] = []

  /// What the tree shares.
  let context: GraphContext

  /// The state of the view whose body the walk is in.
  private(set) var scope = StateScope.current

  init(
    slot: Slot,
    generation: UInt32,
    environment: EnvironmentValues,
    transaction: Transaction,
    context: GraphContext
  ) {
    self.slot = slot
    self.generation = generation
    self.environment = environment
    self.transaction = transaction
    self.context = context
    isInNewPart = generation == 1
  }

  /// Goes into a part of the view, which stands in a slot of its own below the present one.
  package mutating func visit<Content: View>(_ view: Content, inChild position: Int) {
    visit(view, in: slot.child(position, generation: generation))
  }

  /// Goes into a part of the view, which stands in that slot.
  package mutating func visit<Content: View>(_ view: Content, in slot: Slot) {
    let outer = self.slot
    self.slot = slot
    Content._visit(view, &self)
    self.slot = outer
  }

  /// Links the state of a view that is made of others, makes its body and goes into that.
  package mutating func visitBody<Content: View>(of view: Content) {
    visitBody(of: view) { $0.body }
  }

  mutating func visitBody<Content, Body: View>(
    of view: Content,
    _ body: (Content) -> Body
  ) {
    let outer = enter(view)
    visit(body(view), inChild: 0)
    leave(outer)
  }

  /// Links the state of what is visited, whose code runs until `leave` is called with the result.
  package mutating func enter<Content>(_ view: Content) -> ViewScope {
    let table = slot.states
    let surroundings = Surroundings(graph: context, environment: environment)
    withUnsafeBytes(of: view) { table.link($0, parent: scope, in: surroundings) }
    let outer = ViewScope(table: scope)
    scope = table
    StateScope.current = table
    return outer
  }

  /// Goes back to the view round what was visited.
  package mutating func leave(_ outer: ViewScope) {
    scope = outer.table
    StateScope.current = outer.table
  }
}

/// The view that a walk goes back to.
package struct ViewScope {
  let table: StateTable?
}
