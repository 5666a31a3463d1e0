// Board and tiles of Maharani as plain objects, the way a boardgame.io game would hold them.

const SIDES = ['N', 'E', 'S', 'W'];

/** Edges of each space with a half column; `C` is a centre column, `--` no space. */
const FLOOR = [
  '--  ES  EW  W   E   EW  SW  --',
  'ES  NW  C   E   W   C   NE  SW',
  'NS  C   E   EW  W   S   C   NS',
  'N   S   S   --  --  NS  S   N ',
  'S   N   NS  --  --  N   N   S ',
  'NS  C   N   E   EW  W   C   NS',
  'NE  SW  C   E   W   C   ES  NW',
  '--  NE  EW  W   E   EW  NW  --',
];

const COLOURS = ['ruby', 'saffron', 'emerald', 'sapphire', 'amethyst', 'pearl'];
const KINDS = ['- N', '- N', 'N N', 'N E', 'N S', 'N W', 'NS N', 'NS E', 'NE 1', 'NE 2'];
const CORNER_ARROWS = ['NE', 'SW', 'NS', 'EW', 'NW', 'ES'];

export const PAYOUT = [0, 4, 6, 9, 13, 18, 24];
export const WORKERS = { 2: [7, 7], 3: [10], 4: [8] };
export const SEATS = { 2: ['N', 'S'], 3: ['N', 'E', 'S'], 4: ['N', 'E', 'S', 'W'] };
/** Quarters in the order in which the rondel's places lie over them, from the quarter after north. */
export const QUARTERS = ['NE', 'SE', 'SW', 'NW'];

/** A side after some clockwise quarter turns. */
export function turned(side, turn) {
  return SIDES[(SIDES.indexOf(side) + turn) % 4];
}

/** Edges after some clockwise quarter turns, in the order N, E, S, W. */
export function turnedEdges(edges, turn) {
  const after = new Set([...edges].map((side) => turned(side, turn)));
  return SIDES.filter((side) => after.has(side)).join('');
}

/** The spaces of the floor, in the order of their numbers. */
export const CELLS = FLOOR.flatMap((line, row) =>
  line
    .trim()
    .split(/ +/)
    .flatMap((text, col) => {
      if (text === '--') return [];
      const quarter = `${row < 4 ? 'N' : 'S'}${col < 4 ? 'W' : 'E'}`;
      return [{ row, col, quarter, edges: turnedEdges(text === 'C' ? '' : text, 0) }];
    }),
);

/** The tiles, in the order of their numbers. */
export const TILES = COLOURS.flatMap((colour, i) =>
  KINDS.map((kind) => {
    const [edges, letter] = kind.split(' ');
    const arrow = letter === '1' || letter === '2' ? CORNER_ARROWS[i][letter - 1] : letter;
    return { colour, edges: edges === '-' ? '' : edges, arrow };
  }),
);

const listCells = (wanted) => CELLS.flatMap((cell, i) => (wanted(cell) ? [i] : []));

export const NEIGHBOURS = CELLS.map((cell) =>
  listCells((other) => Math.abs(cell.row - other.row) + Math.abs(cell.col - other.col) === 1),
);

export const QUARTER_CELLS = Object.fromEntries(
  QUARTERS.map((quarter) => [quarter, listCells((cell) => cell.quarter === quarter)]),
);

export const CENTRE_CELLS = listCells(({ edges }) => edges === '');

/** Turns with which a tile fits a cell, by the edges of both. */
export const FITTING_TURNS = Object.fromEntries(
  ['', 'N', 'NS', 'NE'].map((tile) => [
    tile,
    Object.fromEntries(
      [...new Set(CELLS.map(({ edges }) => edges))].map((cell) => [
        cell,
        [0, 1, 2, 3].filter((turn) => turnedEdges(tile, turn) === cell),
      ]),
    ),
  ]),
);
