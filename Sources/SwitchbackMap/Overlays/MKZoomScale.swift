public import Drawing

/// How many points of the screen a map point measures.
public typealias MKZoomScale = CGFloat
