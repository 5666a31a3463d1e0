/** A map file as `docs/map-format.md` describes it; plain JSON. */
export interface MapFile {
  /** Description for players. */
  readonly about?: string;
  /** Source of the map. */
  readonly provenance?: string;
  readonly canvas: { readonly width: number; readonly height: number };
  /** Where all priests or architects start. */
  readonly start: MapPlace;
  /** Bonuses, destinations and homes refer to cities by their index here. */
  readonly cities: readonly MapPlace[];
  readonly roads: readonly MapRoad[];
  /** For the solo game; a map without them cannot be used for it. */
  readonly setupTiles?: readonly SetupTile[];
  readonly setupTilesProvenance?: string;
}

/** A city, a village or the starting place, with its middle on the canvas. */
export interface MapPlace {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** A road between two junctions: cities or the starting place, by their ids. */
export interface MapRoad {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Control point of the quadratic curve along which the road is drawn; null for a straight road. */
  readonly control: readonly [number, number] | null;
  /** One or two, in the order from `from` to `to`. */
  readonly villages: readonly MapPlace[];
}

/** Villages, by id, where the solo opponent starts with a shrine: green always, blue from medium on, red on hard. */
export interface SetupTile {
  readonly id: string;
  readonly green: readonly string[];
  readonly blue: readonly string[];
  readonly red: readonly string[];
}
