import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { internMoves, withTokens } from '../../../kingdom/rules/index.ts';
import { oneOf } from '../../../kingdom/rules/parse.ts';
import { GOLD_TAKEN, HOUSES_TAKEN } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { canSpendChit, isNotBegun, refuseSource, sourceValues, takeStep } from '../hand.ts';
import { actionOf, GOLD, QUARRY, SOURCE_BUILDER, SOURCE_CHIT } from '../position.ts';
import { giveGold, giveHouses } from '../supply.ts';
import type { Event, GainMove, Move, State, View } from '../types.ts';
import { free, type MoveRow } from './row.ts';

const SOURCES = withTokens(GOLD, QUARRY);
/** By source. */
const MOVES = internMoves<GainMove>(SOURCE_BUILDER, (source) => ({ type: 'gain', by: source }));

/** Take 2 gold, or 2 houses from the quarry (M04-4). */
export const gain: MoveRow<'gain'> = {
  schema: z.strictObject({ type: z.literal('gain'), by: oneOf(SOURCES) }),
  wellFormed: () => SOURCES.map((source) => MOVES[source]!),
  list: listGains,
  refuse: refuseGain,
  apply: applyGain,
  price: free,
  key: ({ by }) => `gain-${by}`,
  describe: ({ by }) => ({ key: 'move.gain', values: sourceValues(by) }),
  sourceOf: ({ by }) => by,
};

function refuseGain(position: View, seat: Seat, { by }: GainMove): Refusal | null {
  const refused = refuseSource(position, by, 0);
  if (refused) return refused;
  return actionOf(by) === QUARRY && position.quarry[seat] === 0
    ? refuse('M04-4', 'refusal.quarryEmpty')
    : null;
}

function listGains(position: View, seat: Seat, out: Move[], count: number): number {
  const chit = canSpendChit(position);
  count = listOne(position, GOLD, chit, out, count);
  return position.quarry[seat] === 0 ? count : listOne(position, QUARRY, chit, out, count);
}

function listOne(position: View, action: number, chit: boolean, out: Move[], count: number): number {
  if (isNotBegun(position, action)) out[count++] = MOVES[action]!;
  if (chit) out[count++] = MOVES[SOURCE_CHIT + action]!;
  return count;
}

function applyGain(state: State, seat: Seat, { by }: GainMove, events?: Event[]): void {
  takeStep(state, by, 0, false, events);
  if (actionOf(by) === GOLD) giveGold(state, seat, GOLD_TAKEN, 'action', events);
  else giveHouses(state, seat, HOUSES_TAKEN, events);
}
