import type { Refusal } from '@durbar/kernel';
import { groupGold } from '../area.ts';
import { QUARTER_SPACES, SPACE_QUARTER } from '../geometry.ts';
import { earn, WORKERS_EARNED } from '../ledger.ts';
import { toldColour } from '../position.ts';
import { refuse } from '../refuse.ts';
import { LAID_COLOUR } from '../tiles.ts';
import type { Event, Move, View, WorkerMove } from '../types.ts';
import { workerMove } from './interned.ts';

/**
 * Where `worker` (seat * 2 + colour) stands on a tile of `tileColour` in a quarter; −1 if it has none there. There is
 * never a second one (MHR-3.4).
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

/** Where the worker of `colour` stands that the tile just placed on `space` could call; −1 if there is none. */
function workerThere(position: View, space: number, colour: number): number {
  const tileColour = LAID_COLOUR[position.board[space]! + 1]!;
  return workerOn(position, position.seat * 2 + colour, SPACE_QUARTER[space]!, tileColour);
}

/**
 * The ways to bring a worker onto a tile of `tileColour` placed in `quarter` (MHR-3.2, MHR-3.5), one bit each by the
 * worker moves' numbers: 1 and 2 a new worker of colour 0, 1; 4 and 8 the worker of colour 0, 1 that stands there.
 * With three and four seats nobody has a second colour.
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

/** The ways to bring a worker onto the tile just placed on `space`, as of `workerWays`. */
function waysOnto(position: View, space: number): number {
  return workerWays(position, SPACE_QUARTER[space]!, LAID_COLOUR[position.board[space]! + 1]!);
}

/** Why a worker move is not allowed, else null. */
export function refuseWorker(position: View, move: WorkerMove): Refusal | null {
  const { pending, seat } = position;
  if (pending < 0) return refuse('MHR-3.5', 'refusal.noWorkerChoice');
  const there = workerThere(position, pending, move.colour) >= 0;
  const values = { colour: move.colour + 1 };
  if (move.how === 'move') return there ? null : refuse('MHR-3.5', 'refusal.workerNotThere', values);
  if (there) return refuse('MHR-3.4', 'refusal.workerThere', values);
  if (position.supply[seat * 2 + move.colour] === 0)
    return refuse('MHR-3.5', 'refusal.workerNoneLeft', values);
  return null;
}

/** Adds the legal worker moves to `found` from `count` on; gives the new count. Only while a choice is pending. */
export function listWorkerMoves(position: View, found: Move[], count: number): number {
  const ways = waysOnto(position, position.pending);
  for (let colour = 0; colour < 2; colour++)
    if (ways & (1 << colour)) found[count++] = workerMove('put', colour);
  for (let colour = 0; colour < 2; colour++)
    if (ways & (4 << colour)) found[count++] = workerMove('move', colour);
  return count;
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
  events?.push({ kind: 'worker', seat, colour: toldColour(position, move.colour), from, space, gold });
}

/** Makes the choice of MHR-3.5. */
export function applyWorker(position: View, move: WorkerMove, events?: Event[]): void {
  const space = position.pending;
  position.pending = -1;
  bringWorker(position, space, move, events);
}

/** The tile on `space` calls a worker: put or move it, or leave the choice pending where there is one (MHR-2.6). */
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
  const number = 31 - Math.clz32(ways);
  bringWorker(position, space, workerMove(number < 2 ? 'put' : 'move', number & 1), events);
}
