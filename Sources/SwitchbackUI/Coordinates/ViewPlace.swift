internal import Drawing

/// Where a view lies, for what asks later; it holds nothing of the view itself.
package final class ViewPlace {
  /// In the coordinates of the view's tree; for a whole tree, where its zero lies on the surface.
  var frame = CGRect.zero
}
