import type { Message, Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { COLOURS } from '../../data/tiles.ts';
import { groupGold } from '../area.ts';
import { refuse } from '../clauses.ts';
import { QUARTER_SPACES, SPACE_QUARTER } from '../geometry.ts';
import { earn, eventColour, WORKERS_EARNED } from '../position.ts';
import { colour } from '../schemas.ts';
import { LAID_COLOUR } from '../tiles.ts';
import type { Event, Move, View, WorkerMove } from '../types.ts';
import { free, type MoveRow } from './row.ts';

const WORKER_MOVES: readonly WorkerMove[] = (['put', 'move'] as const).flatMap((how) =>
  [0, 1].map((colour) => Object.freeze<WorkerMove>({ type: 'worker', how, colour })),
);

/** Choose which worker comes onto the new tile, where there is more than one way (MHR-3.5). */
export const worker = {
  schema: z.strictObject({ type: z.literal('worker'), how: z.enum(['put', 'move']), colour }),
  wellFormed: WORKER_MOVES,
  list: listWorkerMoves,
  refuse: refuseWorker,
  apply: applyWorker,
  price: free,
  key: ({ how, colour }: WorkerMove) => `${how}-${colour}`,
  describe: ({ how, colour }: WorkerMove): Message => ({
    key: `move.worker.${how}`,
    values: { colour: colour + 1 },
  }),
} satisfies MoveRow<'worker'>;

/**
 * The space in a quarter where `worker` (seat * 2 + colour) stands on a tile of `tileColour`; −1 if there is none.
 * There is never more than one (MHR-3.4).
 */
export function workerOn(position: View, worker: number, quarter: number, tileColour: number): number {
  const spaces = QUARTER_SPACES[quarter]!;
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i]!;
    if (position.workers[space] === worker && LAID_COLOUR[position.board[space]! + 1] === tileColour)
      return space;
  }
  return -1;
}

/** The space from which the tile just placed on `space` could call the worker of `colour`; −1 if there is none. */
function workerThere(position: View, space: number, colour: number): number {
  const tileColour = LAID_COLOUR[position.board[space]! + 1]!;
  return workerOn(position, position.seat * 2 + colour, SPACE_QUARTER[space]!, tileColour);
}

/**
 * The ways to bring a worker onto a tile of `tileColour` placed in `quarter` (MHR-3.2, MHR-3.5), as bits in the order
 * of `WORKER_MOVES`: 1 and 2 a new worker of colour 0, 1; 4 and 8 the worker of colour 0, 1 that stands there. With
 * three and four seats nobody has a second colour.
 */
export function workerWays(position: View, quarter: number, tileColour: number): number {
  let ways = 0;
  let put = 0;
  const colours = position.players === 2 ? 2 : 1;
  for (let colour = 0; colour < colours; colour++) {
    if (workerOn(position, position.seat * 2 + colour, quarter, tileColour) >= 0) ways |= 4 << colour;
    else if (position.supply[position.seat * 2 + colour]! > 0) put |= 1 << colour;
  }
  return ways | put;
}

/** The ways to bring a worker onto the tile just placed on `space`, as bits of `workerWays`. */
function waysOnto(position: View, space: number): number {
  return workerWays(position, SPACE_QUARTER[space]!, LAID_COLOUR[position.board[space]! + 1]!);
}

function refuseWorker(position: View, seat: Seat, move: WorkerMove): Refusal | null {
  const there = workerThere(position, position.pending, move.colour) >= 0;
  const values = { colour: move.colour + 1 };
  const onTile = { ...values, tile: COLOURS[LAID_COLOUR[position.board[position.pending]! + 1]!]! };
  if (move.how === 'move') return there ? null : refuse('MHR-3.5', 'refusal.workerNotThere', onTile);
  if (there) return refuse('MHR-3.4', 'refusal.workerThere', onTile);
  if (position.supply[seat * 2 + move.colour] === 0)
    return refuse('MHR-3.5', 'refusal.workerNoneLeft', values);
  return null;
}

/** Lists new workers first, then those that move. */
function listWorkerMoves(position: View, _seat: Seat, out: Move[], count: number): number {
  const ways = waysOnto(position, position.pending);
  for (let number = 0; number < WORKER_MOVES.length; number++)
    if (ways & (1 << number)) out[count++] = WORKER_MOVES[number]!;
  return count;
}

function applyWorker(position: View, _seat: Seat, move: WorkerMove, events?: Event[]): void {
  const space = position.pending;
  position.pending = -1;
  bringWorker(position, space, move, events);
}

/** Brings a worker onto the tile on `space` and pays for its group (MHR-3.3). */
function bringWorker(position: View, space: number, move: WorkerMove, events?: Event[]): void {
  const { seat } = position;
  const worker = seat * 2 + move.colour;
  let from: number | null = null;
  if (move.how === 'move') {
    from = workerThere(position, space, move.colour);
    position.workers[from] = -1;
  } else position.supply[worker] = position.supply[worker]! - 1;
  position.workers[space] = worker;
  const gold = groupGold(position, space, worker);
  earn(position, seat, WORKERS_EARNED, gold);
  events?.push({ kind: 'worker', seat, colour: eventColour(position, move.colour), from, space, gold });
}

/** The tile on `space` calls a worker: puts or moves it, or leaves the choice pending if there is one (MHR-2.6). */
export function callWorker(position: View, space: number, events?: Event[]): void {
  const ways = waysOnto(position, space);
  if (ways === 0) {
    events?.push({ kind: 'noWorker', seat: position.seat, space });
    return;
  }
  if ((ways & (ways - 1)) !== 0) {
    position.pending = space;
    return;
  }
  bringWorker(position, space, WORKER_MOVES[31 - Math.clz32(ways)]!, events);
}
