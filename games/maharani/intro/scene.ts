import { at, seededDeal } from '@durbar/kernel';
import {
  type Event,
  maharani,
  QUARTER_SPACES,
  quarterPay,
  SPACES,
  type State,
  spaceAt,
  TILES,
  tileEdges,
  type View,
  workersIn,
} from '../rules/index.ts';

/** Seats of the pictures: the reader, and the three others in the order of the player colours. */
export const YOU = 0;
export const NOOR = 1;
export const KABIR = 2;
export const DARA = 3;
const SEATS = 4;

/** The quarter of the pictures: at the lower right, seen from the reader's side. */
export const QUARTER = 3;
/** The slot of the rondel that lies over it while the reader plays. */
const SLOT = 3;

/** Colours of tiles by their first letters; the colour of sapphire tiles is written `b`, for blue. */
const LETTERS = 'rsebap';

/** The floor as the reader sees it; `.` is a free space. */
const FLOOR: readonly string[] = [
  ' .e..p. ',
  '.pe.a...',
  '..aas..a',
  '.sa  rs.',
  '.bb  rrs',
  'rb.bb.es',
  '.esrbbea',
  ' .spppa ',
];

/** Who has a worker on which space, as row and column of `FLOOR`. */
const WORKERS: readonly (readonly [seat: number, row: number, col: number])[] = [
  [YOU, 5, 4],
  [YOU, 5, 6],
  [YOU, 7, 5],
  [YOU, 6, 7],
  [NOOR, 4, 6],
  [NOOR, 6, 5],
  [NOOR, 4, 7],
  [DARA, 7, 6],
  [KABIR, 3, 6],
  [DARA, 1, 2],
];

/** The free space of the quarter, which the pictures fill. */
const LAST_SPACE = shownSpace(5, 5);

/** The space at a row and column of the floor as the reader sees it. */
function shownSpace(row: number, col: number): number {
  return spaceAt(7 - row, 7 - col);
}

/** The quarter turns that bring a tile onto the columns of a space; −1 if none does. */
function fittingTurn(tile: number, space: number): number {
  const turns = [0, 1, 2, 3];
  return turns.find((turn) => tileEdges(tile, turn) === at(SPACES, space).edges) ?? -1;
}

/** A tile of a colour that fits a space and is not used yet. @throws {RangeError} if there is none */
function takeTile(colour: number, space: number, used: ReadonlySet<number>): number {
  const { pattern } = at(SPACES, space);
  const tile = TILES.findIndex(
    (one, number) => one.colour === colour && one.pattern === pattern && !used.has(number),
  );
  if (tile < 0) throw new RangeError(`no ${LETTERS.charAt(colour)} tile is left for space ${space}`);
  return tile;
}

/** The ruby tile that the reader lays: its arrow will point to the reader. */
const LAID = TILES.findIndex(
  ({ colour, pattern, arrow }, tile) =>
    colour === 0 &&
    pattern === at(SPACES, LAST_SPACE).pattern &&
    ((arrow + fittingTurn(tile, LAST_SPACE)) & 3) === YOU,
);

/** A match before the reader fills the last space of the quarter. */
function startScene(): State {
  const state = maharani.setup(maharani.parseOptions({}, SEATS), SEATS, seededDeal('intro'));
  const used = new Set([LAID]);
  FLOOR.forEach((line, row) => {
    line.split('').forEach((letter, col) => {
      const colour = LETTERS.indexOf(letter);
      if (colour < 0) return;
      const space = shownSpace(row, col);
      const tile = takeTile(colour, space, used);
      used.add(tile);
      state.board[space] = tile * 4 + fittingTurn(tile, space);
    });
  });
  for (const [seat, row, col] of WORKERS) {
    state.workers[shownSpace(row, col)] = seat * 2;
    state.supply[seat * 2] = at(state.supply, seat * 2) - 1;
  }
  const left = TILES.map((_, tile) => tile).filter((tile) => !used.has(tile));
  const onRondel = ['s', 'e', 'a'].map(
    (letter) => left.find((tile) => at(TILES, tile).colour === LETTERS.indexOf(letter)) ?? 0,
  );
  state.rondel = [...onRondel, LAID];
  state.bag = left.filter((tile) => !onRondel.includes(tile));
  state.bagCount = state.bag.length;
  state.turn = 28;
  state.seat = YOU;
  return state;
}

/** The turn of the pictures. */
export interface Turn {
  readonly before: View;
  /** After the tile was laid and its worker came. */
  readonly after: View;
  /** What the tile and its worker brought. */
  readonly events: readonly Event[];
}

/** The reader lays the tile on the last space of the quarter; a worker comes onto it. */
export function layTile(): Turn {
  const before = startScene();
  const after = maharani.clone(before);
  const events: Event[] = [];
  const turn = fittingTurn(LAID, LAST_SPACE);
  maharani.apply(after, YOU, { type: 'place', slot: SLOT, space: LAST_SPACE, turn }, events);
  return { before, after, events };
}

/**
 * By seat the spaces of the quarter on which the example may put the seat's workers, as rows and columns of `FLOOR`: each seat
 * has at most one on each colour (MHR-3.2).
 */
const CANDIDATES: readonly (readonly (readonly [row: number, col: number])[])[] = [
  [
    [5, 5],
    [5, 4],
    [5, 6],
    [7, 5],
    [6, 7],
    [5, 7],
  ],
  [
    [4, 6],
    [6, 5],
    [4, 7],
    [7, 4],
  ],
  [[6, 4]],
  [
    [7, 6],
    [4, 5],
    [6, 6],
  ],
];

/** The spaces on which the example may put workers, by seat. */
export const EXAMPLE_SPACES: readonly (readonly number[])[] = CANDIDATES.map((places) =>
  places.map(([row, col]) => shownSpace(row, col)),
);

/** The spaces with a worker at the end of that turn. */
export function firstWorkers(): readonly number[] {
  const { workers } = layTile().after;
  return at(QUARTER_SPACES, QUARTER).filter((space) => at(workers, space) >= 0);
}

/** A seat of the example: its workers in the quarter, and the gold that it is paid for them. */
export interface ExampleLine {
  readonly seat: number;
  readonly workers: number;
  readonly gold: number;
}

/** Evaluates the quarter with workers on these spaces (MHR-4). */
export function scoreExample(spaces: readonly number[]): readonly ExampleLine[] {
  const { after } = layTile();
  const position = { ...after, workers: after.workers.map(() => -1) };
  EXAMPLE_SPACES.forEach((own, seat) => {
    for (const space of own) if (spaces.includes(space)) position.workers[space] = seat * 2;
  });
  const counts = workersIn(position, QUARTER);
  return quarterPay(position, QUARTER).map((gold, seat) => ({ seat, workers: at(counts, seat * 2), gold }));
}

/** The tile on a space of the quarter after that turn. */
export function tileOnSpace(space: number): number {
  return at(layTile().after.board, space) >> 2;
}
