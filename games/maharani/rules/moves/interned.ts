import { PATTERN_SPACES, SPACE_COUNT, SPACE_QUARTER } from '../geometry.ts';
import { FITTING_TURNS } from '../tiles.ts';
import type { EndMove, Move, PlaceMove, RefreshMove, WorkerMove } from '../types.ts';

/**
 * Every well-formed move exists once, so that listing moves makes no objects. Moves from outside need not be these
 * very objects: nothing compares them by identity.
 */
const WORKER_MOVES: readonly WorkerMove[] = (['put', 'move'] as const).flatMap((how) =>
  [0, 1].map((colour) => Object.freeze<WorkerMove>({ type: 'worker', how, colour })),
);

export const REFRESH: RefreshMove = Object.freeze<RefreshMove>({ type: 'refresh' });
export const END: EndMove = Object.freeze<EndMove>({ type: 'end' });

const PLACE_MOVES: readonly PlaceMove[] = Array.from({ length: 4 * SPACE_COUNT * 4 }, (_, i) =>
  Object.freeze<PlaceMove>({
    type: 'place',
    slot: Math.floor(i / (4 * SPACE_COUNT)),
    space: (i >> 2) % SPACE_COUNT,
    turn: i & 3,
  }),
);

/** All well-formed moves, in the order of their numbers. */
export const ALL_MOVES: readonly Move[] = [...WORKER_MOVES, REFRESH, END, ...PLACE_MOVES];

const FIRST_PLACE = WORKER_MOVES.length + 2;

/** Number of a move in `ALL_MOVES`. */
export function moveNumber(move: Move): number {
  switch (move.type) {
    case 'worker':
      return (move.how === 'put' ? 0 : 2) + move.colour;
    case 'refresh':
      return WORKER_MOVES.length;
    case 'end':
      return WORKER_MOVES.length + 1;
    case 'place':
      return FIRST_PLACE + (move.slot * SPACE_COUNT + move.space) * 4 + move.turn;
  }
}

/** The worker move of this kind and colour. */
export function workerMove(how: 'put' | 'move', colour: number): WorkerMove {
  return WORKER_MOVES[(how === 'put' ? 0 : 2) + colour]!;
}

/** The placing of `slot`'s tile on `space` with this turn. */
export function placeMove(slot: number, space: number, turn: number): PlaceMove {
  return PLACE_MOVES[(slot * SPACE_COUNT + space) * 4 + turn]!;
}

const fitting = (slot: number, spaces: readonly number[]): readonly PlaceMove[] =>
  spaces.flatMap((space) => FITTING_TURNS[space]!.map((turn) => placeMove(slot, space, turn)));

/**
 * The placings that fit by columns (MHR-2.3), whether the space is free or not: of a tile of `pattern` on `slot`, at
 * `(slot * 4 + pattern) * 5 + where`, with `where` a quarter or 4 for the whole palace.
 */
export const FITTING_MOVES: readonly (readonly PlaceMove[])[] = [0, 1, 2, 3].flatMap((slot) =>
  PATTERN_SPACES.flatMap((spaces) =>
    [0, 1, 2, 3, 4].map((where) =>
      fitting(
        slot,
        spaces.filter((space) => where === 4 || SPACE_QUARTER[space] === where),
      ),
    ),
  ),
);
