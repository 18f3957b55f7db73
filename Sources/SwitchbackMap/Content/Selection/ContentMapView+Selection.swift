internal import SwitchbackUI

extension ContentMapView {
  /// Selects what the binding asks for, where that is something new.
  func select(by source: SelectionSource?, animated: Bool) {
    let before = selection
    selection = source
    guard let source else { return }
    if source.isNew(after: before) { return show(source, animated: animated) }
    // What is selected may be gone; that is told when the update is over.
    guard knownSelection === selectedRecord else { return }
    if let known = knownSelection {
      // Content may be given another tag while it is selected.
      if !source.selects(tag(of: known)) { show(source, animated: animated) }
    } else if !source.isEmpty, reconciler.extentRevision != searchedRevision {
      // What has the tag may have come only now.
      show(source, animated: animated)
    }
  }

  /// Writes the tag of what is selected into the binding, where that is something new.
  func tellOfSelection() {
    guard let selection, selectedRecord !== knownSelection else { return }
    let tag = selectedRecord.map { self.tag(of: $0) } ?? .none
    if case .none = tag, selectedRecord != nil {
      // What has no tag cannot be selected.
      select(nil, animated: true)
    }
    knownSelection = selectedRecord
    selection.write(tag)
  }

  /// Whether the binding can say that it is what the record stands for that is selected.
  func isSelectable(_ record: AnnotationRecord) -> Bool {
    selection?.takes(tag(of: record)) == true
  }

  private func show(_ source: SelectionSource, animated: Bool) {
    searchedRevision = reconciler.extentRevision
    knownSelection = source.isEmpty ? nil : record(selectedBy: source)
    select(knownSelection, animated: animated)
  }

  private func record(selectedBy source: SelectionSource) -> AnnotationRecord? {
    for reference in reconciler.records {
      guard let annotation = reference.takeUnretainedValue().asAnnotation,
        source.selects(annotation.tag)
      else { continue }
      return annotation.shown?.object
    }
    return nil
  }

  private func tag(of record: AnnotationRecord) -> MapTag {
    (record.annotation as? AnnotationContentRecord)?.tag ?? .none
  }
}

extension MapRecord {
  fileprivate var asAnnotation: AnnotationContentRecord? {
    switch kind {
    case .marker, .annotation: unsafeDowncast(self, to: AnnotationContentRecord.self)
    case .overlay, .type: nil
    }
  }
}
