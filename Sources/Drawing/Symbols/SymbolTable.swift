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
    func order(to other: String) -> Int {
      name.withUTF8Buffer { bytes in
        var position = 0
        for byte in other.utf8 {
          if position == bytes.count { return -1 }
          if bytes[position] != byte { return bytes[position] < byte ? -1 : 1 }
          position += 1
        }
        return position == bytes.count ? 0 : 1
      }
    }
  }

  /// The symbols, sorted by the bytes of their names.
  static let entries: [Entry] = [
    Entry("airplane", SymbolDrawings.airplane),
    Entry(
      "arrow.triangle.turn.up.right.diamond.fill",
      SymbolDrawings.arrowTriangleTurnUpRightDiamondFill
    ),
    Entry("arrow.up.left.and.arrow.down.right", SymbolDrawings.arrowUpLeftAndArrowDownRight),
    Entry("basket.fill", SymbolDrawings.basketFill),
    Entry("bed.double.fill", SymbolDrawings.bedDoubleFill),
    Entry("bicycle", SymbolDrawings.bicycle),
    Entry("binoculars.fill", SymbolDrawings.binocularsFill),
    Entry("bolt.fill", SymbolDrawings.boltFill),
    Entry("building.2.fill", SymbolDrawings.building2Fill),
    Entry("building.columns.fill", SymbolDrawings.buildingColumnsFill),
    Entry("bus", SymbolDrawings.bus),
    Entry("camera.fill", SymbolDrawings.cameraFill),
    Entry("car.fill", SymbolDrawings.carFill),
    Entry("cart.fill", SymbolDrawings.cartFill),
    Entry("checkmark", SymbolDrawings.checkmark),
    Entry("chevron.down", SymbolDrawings.chevronDown),
    Entry("chevron.left", SymbolDrawings.chevronLeft),
    Entry("chevron.right", SymbolDrawings.chevronRight),
    Entry("chevron.up", SymbolDrawings.chevronUp),
    Entry("circle.fill", SymbolDrawings.circleFill),
    Entry("cloud.rain.fill", SymbolDrawings.cloudRainFill),
    Entry("cross.fill", SymbolDrawings.crossFill),
    Entry("cup.and.saucer.fill", SymbolDrawings.cupAndSaucerFill),
    Entry("diamond.fill", SymbolDrawings.diamondFill),
    Entry("drop.fill", SymbolDrawings.dropFill),
    Entry("envelope.fill", SymbolDrawings.envelopeFill),
    Entry("exclamationmark.triangle.fill", SymbolDrawings.exclamationmarkTriangleFill),
    Entry("eye.fill", SymbolDrawings.eyeFill),
    Entry("eye.slash.fill", SymbolDrawings.eyeSlashFill),
    Entry("ferry.fill", SymbolDrawings.ferryFill),
    Entry("figure.hiking", SymbolDrawings.figureHiking),
    Entry("figure.outdoor.cycle", SymbolDrawings.figureOutdoorCycle),
    Entry("figure.walk", SymbolDrawings.figureWalk),
    Entry("flag.checkered", SymbolDrawings.flagCheckered),
    Entry("flag.fill", SymbolDrawings.flagFill),
    Entry("flame.fill", SymbolDrawings.flameFill),
    Entry("fork.knife", SymbolDrawings.forkKnife),
    Entry("fuelpump.fill", SymbolDrawings.fuelpumpFill),
    Entry("heart.fill", SymbolDrawings.heartFill),
    Entry("house.fill", SymbolDrawings.houseFill),
    Entry("house.lodge.fill", SymbolDrawings.houseLodgeFill),
    Entry("info.circle.fill", SymbolDrawings.infoCircleFill),
    Entry("leaf.fill", SymbolDrawings.leafFill),
    Entry("location.fill", SymbolDrawings.locationFill),
    Entry("location.north.fill", SymbolDrawings.locationNorthFill),
    Entry("lock.fill", SymbolDrawings.lockFill),
    Entry("map.fill", SymbolDrawings.mapFill),
    Entry("mappin", SymbolDrawings.mappin),
    Entry("mappin.and.ellipse", SymbolDrawings.mappinAndEllipse),
    Entry("mappin.circle.fill", SymbolDrawings.mappinCircleFill),
    Entry("minus", SymbolDrawings.minus),
    Entry("moon.fill", SymbolDrawings.moonFill),
    Entry("mountain.2.fill", SymbolDrawings.mountain2Fill),
    Entry("number", SymbolDrawings.number),
    Entry("parkingsign", SymbolDrawings.parkingsign),
    Entry("pause.fill", SymbolDrawings.pauseFill),
    Entry("pawprint.fill", SymbolDrawings.pawprintFill),
    Entry("phone.fill", SymbolDrawings.phoneFill),
    Entry("play.fill", SymbolDrawings.playFill),
    Entry("plus", SymbolDrawings.plus),
    Entry(
      "point.topleft.down.to.point.bottomright.curvepath",
      SymbolDrawings.pointTopleftDownToPointBottomrightCurvepath
    ),
    Entry("questionmark", SymbolDrawings.questionmark),
    Entry("record.circle", SymbolDrawings.recordCircle),
    Entry("ruler.fill", SymbolDrawings.rulerFill),
    Entry("scope", SymbolDrawings.scope),
    Entry("shower.fill", SymbolDrawings.showerFill),
    Entry("signpost.right.fill", SymbolDrawings.signpostRightFill),
    Entry("snowflake", SymbolDrawings.snowflake),
    Entry("square.and.arrow.up", SymbolDrawings.squareAndArrowUp),
    Entry("square.fill", SymbolDrawings.squareFill),
    Entry("star.fill", SymbolDrawings.starFill),
    Entry("stop.fill", SymbolDrawings.stopFill),
    Entry("sun.max.fill", SymbolDrawings.sunMaxFill),
    Entry("tent", SymbolDrawings.tent),
    Entry("tent.fill", SymbolDrawings.tentFill),
    Entry("toilet", SymbolDrawings.toilet),
    Entry("tram.fill", SymbolDrawings.tramFill),
    Entry("trash.fill", SymbolDrawings.trashFill),
    Entry("tree.fill", SymbolDrawings.treeFill),
    Entry("water.waves", SymbolDrawings.waterWaves),
    Entry("wrench.and.screwdriver.fill", SymbolDrawings.wrenchAndScrewdriverFill),
    Entry("wrench.fill", SymbolDrawings.wrenchFill),
    Entry("xmark", SymbolDrawings.xmark),
  ]
}
