/// The templates of extensions that were written before: points of one track have theirs alike.
struct TemplateCache {
  /// Beyond so many, all are forgotten, so that memory is bounded.
  private static let limit = 128

  private var templates: [[UInt8]: ExtensionTemplate] = [:]

  /// A template, which is made where it is not there.
  mutating func template(
    for key: [UInt8],
    _ make: () -> ExtensionTemplate
  ) -> ExtensionTemplate {
    if let template = templates[key] { return template }
    let template = make()
    if templates.count >= Self.limit { templates.removeAll() }
    templates[key] = template
    return template
  }
}
