/// What a view finds round it when it is made.
struct Surroundings {
  let graph: GraphContext
  let environment: EnvironmentValues
}
