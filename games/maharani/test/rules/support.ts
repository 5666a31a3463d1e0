import { at, play, seededDeal } from '@durbar/kernel';
import type { Event, MaharaniGame, Move, State } from '../../rules/index.ts';
import {
  arrowSide,
  COLOURS,
  maharani,
  QUARTERS,
  SPACES,
  spaceName,
  TILE_COUNT,
  TILES,
} from '../../rules/index.ts';
import { FITTING_ROTATIONS, laid } from '../../rules/tiles.ts';

/** Number of a space such as `C4`. */
export function space(name: string): number {
  const found = SPACES.findIndex((_, i) => spaceName(i) === name);
  if (found < 0) throw new Error(`no space ${name}`);
  return found;
}

/** Number of a tile such as `ruby-3`. */
export function tile(id: string): number {
  const found = TILES.findIndex((one) => one.id === id);
  if (found < 0) throw new Error(`no tile ${id}`);
  return found;
}

/** Number of a quarter such as `lion`. */
export function quarter(name: (typeof QUARTERS)[number]): number {
  return QUARTERS.indexOf(name);
}

/** A tile of a colour that fits a space, and a rotation with which its arrow points to `side` (to any side by default). */
function fitting(
  colour: string,
  where: string,
  used: ReadonlySet<number> = new Set(),
  side?: number,
): { tile: number; turn: number } {
  const here = space(where);
  for (const [i, one] of TILES.entries()) {
    if (used.has(i) || COLOURS[one.colour] !== colour || one.pattern !== at(SPACES, here).pattern) continue;
    const turn = at(FITTING_ROTATIONS, here).find((t) => side === undefined || arrowSide(i, t) === side);
    if (turn !== undefined) return { tile: i, turn };
  }
  throw new Error(`no ${colour} tile left for ${where} with its arrow to ${side}`);
}

export interface Plan {
  readonly players?: number;
  readonly seat?: number;
  /** Tile ids by slot; null or absent is empty. */
  readonly rondel?: readonly (string | null)[];
  /** A colour or a tile id by space; tiles are turned so that they fit. */
  readonly lay?: Readonly<Record<string, string>>;
  /** seat * 2 + colour by space. */
  readonly workers?: Readonly<Record<string, number>>;
  /** Tile ids out of the game. */
  readonly removed?: readonly string[];
  /** Tile ids at the top of the bag, the next one first. */
  readonly next?: readonly string[];
  readonly emptyBag?: boolean;
}

/** A position that follows the plan, with all other tiles in the bag and all other workers in supply. */
export function build(plan: Plan, more: Partial<State> = {}): State {
  const state = maharani.setup({}, plan.players ?? 4, seededDeal('build'));
  state.seat = plan.seat ?? 0;
  state.rondel = [0, 1, 2, 3].map((slot) => {
    const id = plan.rondel?.[slot];
    return id ? tile(id) : -1;
  });
  const next = (plan.next ?? []).map(tile);
  const removed = (plan.removed ?? []).map(tile);
  const used = new Set([...state.rondel, ...next, ...removed]);
  for (const what of Object.values(plan.lay ?? {})) if (what.includes('-')) used.add(tile(what));
  for (const [where, what] of Object.entries(plan.lay ?? {})) {
    const here = space(where);
    const known = what.includes('-') ? { tile: tile(what), turn: at(at(FITTING_ROTATIONS, here), 0) } : null;
    const { tile: laidOne, turn } = known ?? fitting(what, where, used);
    if (at(TILES, laidOne).pattern !== at(SPACES, here).pattern)
      throw new Error(`${what} is not for ${where}`);
    state.board[here] = laid(laidOne, turn);
    used.add(laidOne);
  }
  for (const [where, worker] of Object.entries(plan.workers ?? {})) {
    if (at(state.board, space(where)) < 0) throw new Error(`no tile under the worker on ${where}`);
    state.workers[space(where)] = worker;
    state.supply[worker] = at(state.supply, worker) - 1;
  }
  const rest = Array.from({ length: TILE_COUNT }, (_, i) => i).filter((i) => !used.has(i));
  state.bag = plan.emptyBag ? [] : [...rest, ...next.toReversed()];
  state.removed = [...removed, ...(plan.emptyBag ? rest : [])].toSorted((a, b) => a - b);
  state.bagCount = state.bag.length;
  return Object.assign(state, more);
}

/** A nearly finished palace: every space except the given ones is taken, by centre tiles and tiles of fitting patterns. */
export function nearlyDone(free: readonly string[], rondel: readonly (string | null)[], players = 4): State {
  const state = build({ players, rondel });
  for (const pattern of [0, 1, 2, 3]) fillPattern(state, pattern, free);
  state.removed = state.bag.toSorted((a, b) => a - b);
  state.bag = [];
  state.bagCount = 0;
  return state;
}

function fillPattern(state: State, pattern: number, free: readonly string[]): void {
  for (const [here, one] of SPACES.entries()) {
    if (one.pattern !== pattern || free.includes(spaceName(here))) continue;
    const i = state.bag.findIndex((number) => at(TILES, number).pattern === pattern);
    const [number] = state.bag.splice(i, 1);
    if (number === undefined) throw new Error('no tile left');
    state.board[here] = laid(number, at(at(FITTING_ROTATIONS, here), 0));
  }
}

/** Makes moves of the active seat under a rules version, each checked, and returns the events. */
export function makeUnder(game: MaharaniGame, state: State, ...moves: readonly Move[]): Event[] {
  const events: Event[] = [];
  for (const move of moves) play(game, state, state.seat, move, events);
  return events;
}

/** Makes moves under the current rules. */
export function make(state: State, ...moves: readonly Move[]): Event[] {
  return makeUnder(maharani, state, ...moves);
}

/** Places the tile of `slot` on a space, with the only rotation that fits or with the arrow to `side`. */
export function placing(state: State, slot: number, where: string, side?: number): Move {
  const here = space(where);
  const turn = at(FITTING_ROTATIONS, here).find(
    (one) => side === undefined || arrowSide(at(state.rondel, slot), one) === side,
  );
  if (turn === undefined) throw new Error(`no rotation on ${where} with the arrow to ${side}`);
  return { type: 'place', slot, space: here, turn };
}

/**
 * Puts a tile of `colour` from the bag on a slot and returns the move that places it on `where` with its arrow to
 * `side`.
 */
export function bring(state: State, slot: number, colour: string, where: string, side: number): Move {
  const before = at(state.rondel, slot);
  if (before >= 0) state.bag.unshift(before);
  const inBag = new Set(state.bag);
  const used = new Set(TILES.map((_, i) => i).filter((i) => !inBag.has(i)));
  const { tile: found, turn } = fitting(colour, where, used, side);
  state.rondel[slot] = found;
  state.bag = state.bag.filter((one) => one !== found);
  state.bagCount = state.bag.length;
  return { type: 'place', slot, space: space(where), turn };
}

export const [N, E, S, W] = [0, 1, 2, 3] as const;
/** All spaces of the peacock quarter except H4, laid so that a ruby tile there stands alone. */
export const PEACOCK = {
  E1: 'pearl',
  F1: 'saffron',
  G1: 'emerald',
  E2: 'sapphire',
  F2: 'amethyst',
  G2: 'pearl',
  H2: 'ruby',
  E3: 'saffron',
  F3: 'emerald',
  G3: 'sapphire',
  H3: 'amethyst',
  F4: 'pearl',
  G4: 'amethyst',
};

/** All spaces of the lion quarter except E8, laid beside `PEACOCK` so that an emerald tile there stands alone. */
export const LION = {
  F5: 'pearl',
  G5: 'amethyst',
  H5: 'saffron',
  E6: 'emerald',
  F6: 'sapphire',
  G6: 'amethyst',
  H6: 'ruby',
  E7: 'pearl',
  F7: 'ruby',
  G7: 'saffron',
  H7: 'emerald',
  F8: 'amethyst',
  G8: 'sapphire',
};

export const END: Move = { type: 'end' };
export const REFRESH: Move = { type: 'refresh' };

/** Key and clause of a refusal under a rules version, or null. */
export function whyUnder(game: MaharaniGame, state: State, move: Move, seat = state.seat): string | null {
  const refusal = game.refusal(state, seat, move);
  return refusal && `${refusal.clause} ${refusal.key}`;
}

/** Key and clause of a refusal under the current rules, or null. */
export function why(state: State, move: Move, seat = state.seat): string | null {
  return whyUnder(maharani, state, move, seat);
}

/** Events of one kind. */
export function only<K extends Event['kind']>(
  events: readonly Event[],
  kind: K,
): Extract<Event, { kind: K }>[] {
  return events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
}
