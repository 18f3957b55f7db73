/// The set of symbols.
enum SymbolTable {
  /// A symbol of the set.
  struct Entry: Sendable {
    let name: StaticString
    let drawing: StaticString

    init(_ name: StaticString, _ drawing: StaticString) {
      self.name = name
      self.drawing = drawing
    }

    /// Negative where this name comes before the other by its bytes, 0 where they are the same.
    func order(to other: UnsafeBufferPointer<UInt8>) -> Int {
      name.withUTF8Buffer { bytes in
        for position in 0..<min(bytes.count, other.count) {
          let difference = Int(bytes[position]) - Int(other[position])
          if difference != 0 { return difference }
        }
        return bytes.count - other.count
      }
    }
  }

  /// The symbols, sorted by the bytes of their names.
  static let entries: [Entry] = [
    Entry("airplane", SymbolDrawings.airplane),
    Entry("arrow.counterclockwise", SymbolDrawings.arrowCounterclockwise),
    Entry("arrow.down", SymbolDrawings.arrowDown),
    Entry("arrow.left", SymbolDrawings.arrowLeft),
    Entry("arrow.right", SymbolDrawings.arrowRight),
    Entry(
      "arrow.triangle.turn.up.right.diamond.fill",
      SymbolDrawings.arrowTriangleTurnUpRightDiamondFill
    ),
    Entry("arrow.turn.up.left", SymbolDrawings.arrowTurnUpLeft),
    Entry("arrow.turn.up.right", SymbolDrawings.arrowTurnUpRight),
    Entry("arrow.up", SymbolDrawings.arrowUp),
    Entry("arrow.up.left.and.arrow.down.right", SymbolDrawings.arrowUpLeftAndArrowDownRight),
    Entry("basket.fill", SymbolDrawings.basketFill),
    Entry("beach.umbrella.fill", SymbolDrawings.beachUmbrellaFill),
    Entry("bed.double.fill", SymbolDrawings.bedDoubleFill),
    Entry("bicycle", SymbolDrawings.bicycle),
    Entry("binoculars.fill", SymbolDrawings.binocularsFill),
    Entry("bolt.fill", SymbolDrawings.boltFill),
    Entry("building.2.fill", SymbolDrawings.building2Fill),
    Entry("building.columns.fill", SymbolDrawings.buildingColumnsFill),
    Entry("bus", SymbolDrawings.bus),
    Entry("bus.fill", SymbolDrawings.busFill),
    Entry("cablecar.fill", SymbolDrawings.cablecarFill),
    Entry("camera.fill", SymbolDrawings.cameraFill),
    Entry("car.fill", SymbolDrawings.carFill),
    Entry("cart.fill", SymbolDrawings.cartFill),
    Entry("chart.xyaxis.line", SymbolDrawings.chartXyaxisLine),
    Entry("checkmark", SymbolDrawings.checkmark),
    Entry("chevron.down", SymbolDrawings.chevronDown),
    Entry("chevron.left", SymbolDrawings.chevronLeft),
    Entry("chevron.right", SymbolDrawings.chevronRight),
    Entry("chevron.up", SymbolDrawings.chevronUp),
    Entry("circle.fill", SymbolDrawings.circleFill),
    Entry("clock.fill", SymbolDrawings.clockFill),
    Entry("cloud.rain.fill", SymbolDrawings.cloudRainFill),
    Entry("cross.case.fill", SymbolDrawings.crossCaseFill),
    Entry("cross.fill", SymbolDrawings.crossFill),
    Entry("cup.and.saucer.fill", SymbolDrawings.cupAndSaucerFill),
    Entry("diamond.fill", SymbolDrawings.diamondFill),
    Entry("doc.fill", SymbolDrawings.docFill),
    Entry("drop.fill", SymbolDrawings.dropFill),
    Entry("ellipsis", SymbolDrawings.ellipsis),
    Entry("envelope.fill", SymbolDrawings.envelopeFill),
    Entry("exclamationmark.triangle.fill", SymbolDrawings.exclamationmarkTriangleFill),
    Entry("eye.fill", SymbolDrawings.eyeFill),
    Entry("eye.slash.fill", SymbolDrawings.eyeSlashFill),
    Entry("ferry.fill", SymbolDrawings.ferryFill),
    Entry("figure.hiking", SymbolDrawings.figureHiking),
    Entry("figure.outdoor.cycle", SymbolDrawings.figureOutdoorCycle),
    Entry("figure.pool.swim", SymbolDrawings.figurePoolSwim),
    Entry("figure.run", SymbolDrawings.figureRun),
    Entry("figure.walk", SymbolDrawings.figureWalk),
    Entry("fish.fill", SymbolDrawings.fishFill),
    Entry("flag.checkered", SymbolDrawings.flagCheckered),
    Entry("flag.fill", SymbolDrawings.flagFill),
    Entry("flame.fill", SymbolDrawings.flameFill),
    Entry("folder.fill", SymbolDrawings.folderFill),
    Entry("fork.knife", SymbolDrawings.forkKnife),
    Entry("fuelpump.fill", SymbolDrawings.fuelpumpFill),
    Entry("gearshape.fill", SymbolDrawings.gearshapeFill),
    Entry("heart.fill", SymbolDrawings.heartFill),
    Entry("house.fill", SymbolDrawings.houseFill),
    Entry("house.lodge.fill", SymbolDrawings.houseLodgeFill),
    Entry("info.circle.fill", SymbolDrawings.infoCircleFill),
    Entry("leaf.fill", SymbolDrawings.leafFill),
    Entry("list.bullet", SymbolDrawings.listBullet),
    Entry("location.fill", SymbolDrawings.locationFill),
    Entry("location.north.fill", SymbolDrawings.locationNorthFill),
    Entry("lock.fill", SymbolDrawings.lockFill),
    Entry("magnifyingglass", SymbolDrawings.magnifyingglass),
    Entry("map.fill", SymbolDrawings.mapFill),
    Entry("mappin", SymbolDrawings.mappin),
    Entry("mappin.and.ellipse", SymbolDrawings.mappinAndEllipse),
    Entry("mappin.circle.fill", SymbolDrawings.mappinCircleFill),
    Entry("minus", SymbolDrawings.minus),
    Entry("moon.fill", SymbolDrawings.moonFill),
    Entry("mountain.2.fill", SymbolDrawings.mountain2Fill),
    Entry("nosign", SymbolDrawings.nosign),
    Entry("number", SymbolDrawings.number),
    Entry("parkingsign", SymbolDrawings.parkingsign),
    Entry("parkingsign.circle.fill", SymbolDrawings.parkingsignCircleFill),
    Entry("pause.fill", SymbolDrawings.pauseFill),
    Entry("pawprint.fill", SymbolDrawings.pawprintFill),
    Entry("phone.fill", SymbolDrawings.phoneFill),
    Entry("photo.fill", SymbolDrawings.photoFill),
    Entry("play.fill", SymbolDrawings.playFill),
    Entry("plus", SymbolDrawings.plus),
    Entry(
      "point.topleft.down.to.point.bottomright.curvepath",
      SymbolDrawings.pointTopleftDownToPointBottomrightCurvepath
    ),
    Entry("questionmark", SymbolDrawings.questionmark),
    Entry("record.circle", SymbolDrawings.recordCircle),
    Entry("ruler.fill", SymbolDrawings.rulerFill),
    Entry("sailboat.fill", SymbolDrawings.sailboatFill),
    Entry("scope", SymbolDrawings.scope),
    Entry("shippingbox.fill", SymbolDrawings.shippingboxFill),
    Entry("shower.fill", SymbolDrawings.showerFill),
    Entry("signpost.right.fill", SymbolDrawings.signpostRightFill),
    Entry("snowflake", SymbolDrawings.snowflake),
    Entry("square.3.layers.3d", SymbolDrawings.square3Layers3d),
    Entry("square.and.arrow.down", SymbolDrawings.squareAndArrowDown),
    Entry("square.and.arrow.up", SymbolDrawings.squareAndArrowUp),
    Entry("square.fill", SymbolDrawings.squareFill),
    Entry("star.fill", SymbolDrawings.starFill),
    Entry("stop.fill", SymbolDrawings.stopFill),
    Entry("stopwatch.fill", SymbolDrawings.stopwatchFill),
    Entry("sun.max.fill", SymbolDrawings.sunMaxFill),
    Entry("tent", SymbolDrawings.tent),
    Entry("tent.fill", SymbolDrawings.tentFill),
    Entry("toilet", SymbolDrawings.toilet),
    Entry("tram.fill", SymbolDrawings.tramFill),
    Entry("trash.fill", SymbolDrawings.trashFill),
    Entry("tree.fill", SymbolDrawings.treeFill),
    Entry("triangle.fill", SymbolDrawings.triangleFill),
    Entry("trophy.fill", SymbolDrawings.trophyFill),
    Entry("water.waves", SymbolDrawings.waterWaves),
    Entry("wrench.and.screwdriver.fill", SymbolDrawings.wrenchAndScrewdriverFill),
    Entry("wrench.fill", SymbolDrawings.wrenchFill),
    Entry("xmark", SymbolDrawings.xmark),
  ]
}
