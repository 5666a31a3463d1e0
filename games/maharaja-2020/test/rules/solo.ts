import { at } from '@durbar/kernel';
import { ACTION_TILES, type UpperKind } from '../../data/brahmabot.ts';
import type { Brahmabot } from '../../rules/brahmabot/types.ts';
import type { Event, Move, State } from '../../rules/types.ts';
import { build, city, eventsOfKind, type Plan, playMoves } from './support.ts';

/** Positions of solo games. Tests find action tiles by their content, so that the tiles can be rebalanced. */

export const STEP: Move = { type: 'step' };

export interface SoloPlan extends Plan {
  /** Characters face down. */
  readonly stack?: readonly number[];
}

/** A position of a solo game in the actions phase that follows the plan; it is the human's turn unless `seat` is 1. */
export function solo(plan: SoloPlan = {}, more: Partial<State> = {}): State {
  const state = build({ solo: 'easy', characters: [1, 8], display: [2, 4, 6], ...plan }, more);
  state.supply[1] = 0;
  const bot = requireBot(state);
  const seen = new Set([...state.display, ...state.characters]);
  bot.stack = [...(plan.stack ?? [3, 5, 7, 9, 10, 11, 12, 13, 14, 15, 16].filter((one) => !seen.has(one)))];
  bot.drawn = [1, 2, 3];
  bot.pile = [4, 5, 6, 7, 8, 9, 10, 11, 12];
  if (state.seat === 1) state.phase = 'brahmabot';
  return state;
}

/** Fields of the solo game. */
export function requireBot(state: State): Brahmabot {
  if (!state.brahmabot) throw new Error('this is no solo game');
  return state.brahmabot;
}

function requireTile(found: number, what: string): number {
  if (found < 0) throw new Error(`no action tile ${what}`);
  return found + 1;
}

/** A position in which Brahmabot does an upper action of this kind next; the human's turn follows. */
export function before(kind: UpperKind, plan: SoloPlan = {}, more: Partial<State> = {}): State {
  const state = solo({ seat: 1, later: [0], ...plan }, more);
  const tile = requireTile(
    ACTION_TILES.findIndex(({ actions }) => actions.some((action) => action.kind === kind)),
    `with ${kind}`,
  );
  const place = at(ACTION_TILES, tile - 1).actions.findIndex((action) => action.kind === kind);
  perform(state, tile, place + 1);
  return state;
}

/**
 * A position in which Brahmabot goes to a city of Hindustan next (null: to the Maharaja's); the human's turn follows.
 */
export function beforeGoing(to: string | null, plan: SoloPlan = {}, more: Partial<State> = {}): State {
  const state = solo({ seat: 1, later: [0], ...plan }, more);
  const destination = to === null ? null : city(to);
  const tile = requireTile(
    ACTION_TILES.findIndex((one) => one.destination === destination),
    `to ${to}`,
  );
  perform(state, tile, at(ACTION_TILES, tile - 1).actions.length + 1);
  return state;
}

/** Makes this tile the first drawn and the one that the check tile chose. */
function perform(state: State, tile: number, step: number): void {
  const check = requireTile(
    ACTION_TILES.findIndex((one, i) => one.check === 1 && i + 1 !== tile),
    'with check 1',
  );
  const others = ACTION_TILES.map((_, i) => i + 1).filter((one) => one !== tile && one !== check);
  Object.assign(requireBot(state), {
    check,
    tile,
    step,
    drawn: [tile, ...others.slice(0, 2)],
    pile: others.slice(2),
  });
}

/** Makes Brahmabot's next step. @returns its only event of a kind */
export function stepFor<K extends Event['kind']>(state: State, kind: K): Extract<Event, { kind: K }> {
  return at(eventsOfKind(playMoves(state, STEP), kind), 0);
}
