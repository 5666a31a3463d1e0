/** A map file as `docs/map-format.md` describes it; plain JSON. */
export interface MapFile {
  /** What this map is, for people. */
  readonly about?: string;
  /** Where it comes from. */
  readonly provenance?: string;
  readonly canvas: { readonly width: number; readonly height: number };
  /** Where all priests or architects begin. */
  readonly start: MapPlace;
  /** Bonuses, destinations and homes go by a city's index here. */
  readonly cities: readonly MapPlace[];
  readonly roads: readonly MapRoad[];
  /** For the solo game; a map without them offers none. */
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
  /** Control point of the quadratic curve the road is drawn as; null for a straight one. */
  readonly control: readonly [number, number] | null;
  /** One or two, in the order from `from` to `to`. */
  readonly villages: readonly MapPlace[];
}

/** Villages, by id, that the solo opponent begins with: green always, blue from medium on, red on hard. */
export interface SetupTile {
  readonly id: string;
  readonly green: readonly string[];
  readonly blue: readonly string[];
  readonly red: readonly string[];
}
