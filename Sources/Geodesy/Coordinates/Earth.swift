/// The figures of the earth that distances are computed with.
public enum Earth {
  /// The mean radius of the WGS 84 ellipsoid, (2a + b) / 3, in metres.
  ///
  /// Source: IUGG mean radius R₁, H. Moritz, *Geodetic Reference System 1980*, Journal of Geodesy 74
  /// (2000), with the axes of WGS 84.
  public static let meanRadius = 6_371_008.8

  /// The semi-major axis of the WGS 84 ellipsoid, in metres.
  ///
  /// Source: NGA.STND.0036, *World Geodetic System 1984*, table 3.1.
  public static let equatorialRadius = 6_378_137.0

  /// The flattening of the WGS 84 ellipsoid.
  ///
  /// Source: NGA.STND.0036, *World Geodetic System 1984*, table 3.1.
  public static let flattening = 1 / 298.257_223_563
}
