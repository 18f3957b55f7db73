/// What a pointer that is down belongs to.
enum EventCapture {
  case controls
  case annotation(AnnotationRecord)
}
