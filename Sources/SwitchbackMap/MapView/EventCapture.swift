/// What a pointer that is down belongs to.
enum EventCapture {
  case controls
  case callout
  case annotation(AnnotationRecord)
}
