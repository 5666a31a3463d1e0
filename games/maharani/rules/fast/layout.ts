import { SPACE_COUNT } from '../geometry.ts';
import { TILE_COUNT } from '../tiles.ts';

/** Number that stands for no space where neighbours are listed; it has cells of its own, so that nothing needs to ask for it. */
export const NO_SPACE = SPACE_COUNT;

/** Cells of each field of a state; those of a seat, space and so on follow one another. */
const FIELDS = {
  // The fields of `State`, in its numbers.
  players: 1,
  turn: 1,
  seat: 1,
  placed: 1,
  refreshed: 1,
  pending: 1,
  filledCount: 1,
  filled: 2,
  emptyRefreshes: 1,
  over: 1,
  gold: 4,
  ledger: 16,
  markers: 4,
  supply: 8,
  rondel: 4,
  board: SPACE_COUNT,
  workers: SPACE_COUNT + 1,
  /** Tiles out of the game: one bit for each centre tile, as no others leave it (MHR-5.1). */
  removed: 1,
  bagCount: 1,
  bag: TILE_COUNT,

  // What follows from them, kept up to date.
  /** Colour of the tile on a space; −1 if it is free. */
  colours: SPACE_COUNT + 1,
  /** The space whose number the area of a space's tile has, the next space of that area (in a ring), and the size of an area. */
  area: SPACE_COUNT,
  areaNext: SPACE_COUNT,
  areaSize: SPACE_COUNT,
  /** Free spaces as bits, in strips of `STRIP` spaces. */
  freeBits: 4,
  freeInQuarter: 4,
  freeOfPattern: 4,
  free: 1,
  /** How many workers of each seat stand beside a space, three bits each. */
  beside: SPACE_COUNT + 1,
  /** Workers at `quarter * 8 + seat * 2 + colour`. */
  counts: 32,
  /** Colours of the tiles that these workers stand on, one bit each: never two on the same (MHR-3.4). */
  coloursUnder: 32,
  /** Holdings of each seat as in holdings.ts: those that depend on the whole palace. */
  payoutNow: 4,
  payoutGrowth: 4,
  freeNeighbours: 4,
  ownNeighbours: 4,
} as const;

type Field = keyof typeof FIELDS;

/** First cell of each field. */
const OFFSETS = (() => {
  let next = 0;
  const offsets: Partial<Record<Field, number>> = {};
  for (const [field, cells] of Object.entries(FIELDS)) {
    offsets[field as Field] = next;
    next += cells;
  }
  return offsets as Readonly<Record<Field, number>>;
})();

/** Number of cells of a state. */
export const SIZE = Object.values(FIELDS).reduce((sum, cells) => sum + cells, 0);

export const PLAYERS = OFFSETS.players;
export const TURN = OFFSETS.turn;
export const SEAT = OFFSETS.seat;
export const PLACED = OFFSETS.placed;
export const REFRESHED = OFFSETS.refreshed;
export const PENDING = OFFSETS.pending;
export const FILLED_COUNT = OFFSETS.filledCount;
export const FILLED = OFFSETS.filled;
export const EMPTY_REFRESHES = OFFSETS.emptyRefreshes;
export const OVER = OFFSETS.over;
export const GOLD = OFFSETS.gold;
export const LEDGER = OFFSETS.ledger;
export const MARKERS = OFFSETS.markers;
export const SUPPLY = OFFSETS.supply;
export const RONDEL = OFFSETS.rondel;
export const BOARD = OFFSETS.board;
export const WORKERS = OFFSETS.workers;
export const REMOVED = OFFSETS.removed;
export const BAG_COUNT = OFFSETS.bagCount;
export const BAG = OFFSETS.bag;
export const COLOURS = OFFSETS.colours;
export const AREA = OFFSETS.area;
export const AREA_NEXT = OFFSETS.areaNext;
export const AREA_SIZE = OFFSETS.areaSize;
export const FREE_BITS = OFFSETS.freeBits;
export const FREE_IN_QUARTER = OFFSETS.freeInQuarter;
export const FREE_OF_PATTERN = OFFSETS.freeOfPattern;
export const FREE = OFFSETS.free;
export const BESIDE = OFFSETS.beside;
export const COUNTS = OFFSETS.counts;
export const COLOURS_UNDER = OFFSETS.coloursUnder;
export const PAYOUT_NOW = OFFSETS.payoutNow;
export const PAYOUT_GROWTH = OFFSETS.payoutGrowth;
export const FREE_NEIGHBOURS = OFFSETS.freeNeighbours;
export const OWN_NEIGHBOURS = OFFSETS.ownNeighbours;
