import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { internMoves, withTokens } from '../../../kingdom/rules/index.ts';
import { oneOf } from '../../../kingdom/rules/parse.ts';
import { GOLD_TAKEN, HOUSES_TAKEN } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { byValues, canSpendChit, isFresh, refuseSource, takeStep } from '../hand.ts';
import { actionOf, BY_BUILDER, BY_CHIT, GOLD, QUARRY } from '../position.ts';
import { giveGold, giveHouses } from '../supply.ts';
import type { Event, GainMove, Move, State, View } from '../types.ts';
import { free, type MoveRow } from './row.ts';

const BYS = withTokens(GOLD, QUARRY);
/** At `by`. */
const MOVES = internMoves<GainMove>(BY_BUILDER, (by) => ({ type: 'gain', by }));

/** Take 2 gold, or 2 houses from the quarry (M04-4). */
export const gain: MoveRow<'gain'> = {
  schema: z.strictObject({ type: z.literal('gain'), by: oneOf(BYS) }),
  wellFormed: () => BYS.map((by) => MOVES[by]!),
  list: listGains,
  refuse: refuseGain,
  apply: applyGain,
  price: free,
  key: ({ by }) => `gain-${by}`,
  describe: ({ by }) => ({ key: 'move.gain', values: byValues(by) }),
  by: ({ by }) => by,
};

function refuseGain(position: View, seat: Seat, { by }: GainMove): Refusal | null {
  const source = refuseSource(position, by, 0);
  if (source) return source;
  return actionOf(by) === QUARRY && position.quarry[seat] === 0
    ? refuse('M04-4', 'refusal.quarryEmpty')
    : null;
}

function listGains(position: View, seat: Seat, found: Move[], count: number): number {
  const chit = canSpendChit(position);
  count = listOne(position, GOLD, chit, found, count);
  return position.quarry[seat] === 0 ? count : listOne(position, QUARRY, chit, found, count);
}

function listOne(position: View, action: number, chit: boolean, found: Move[], count: number): number {
  if (isFresh(position, action)) found[count++] = MOVES[action]!;
  if (chit) found[count++] = MOVES[BY_CHIT + action]!;
  return count;
}

function applyGain(state: State, seat: Seat, { by }: GainMove, events?: Event[]): void {
  takeStep(state, by, 0, false, events);
  if (actionOf(by) === GOLD) giveGold(state, seat, GOLD_TAKEN, 'action', events);
  else giveHouses(state, seat, HOUSES_TAKEN, events);
}
