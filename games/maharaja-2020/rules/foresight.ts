import type { Foresight } from '@durbar/kernel';
import {
  advanceFlag,
  closeGaps,
  decides,
  isYetToFound,
  nextChoice,
  ownPart,
  premiseOf,
  startActions,
} from '../../kingdom/rules/index.ts';
import { FIRST_SHRINES, ROUNDS } from '../data/components.ts';
import type { Event, View } from './types.ts';
import { copy } from './view.ts';

/** What a seat can foresee while others decide. In the solo game nobody else does. */
export const foresight: Foresight<View, Event> = {
  expect(view, seat) {
    if (view.brahmabot || decides(view, view.people, seat)) return null;
    const { phase } = view;
    if (phase === 'draft') return view.characters[seat] === 0 ? ask(view, seat) : null;
    if (phase === 'found') return isYetToFound(view, seat, FIRST_SHRINES) ? ask(view, seat) : null;
    if (view.ranking.includes(seat)) return expectReward(view, seat);
    const next = nextChoice(view, view.people, seat);
    if (next === 'act') return expectTurn(view, seat);
    return next === 'plan' ? expectRound(view) : null;
  },
  premise: premiseOf,
  ownPart,
};

/** The same position with another seat asked. */
function ask(view: View, seat: number): View {
  return { ...copy(view, view.plans.slice(), null), seat };
}

/** Seats before this one have taken their reward tiles. */
function expectReward(view: View, seat: number): View {
  const ranking = view.ranking.slice(view.ranking.indexOf(seat));
  return { ...ask(view, seat), phase: 'reward', ranking, reward: -1, repeats: 0, chosen: 0 };
}

/** The turn of a seat that has sealed its plan (M20-2.3). */
function expectTurn(view: View, seat: number): View {
  const next = ask(view, seat);
  startActions(next, next.plans[seat] ?? -1);
  const acted = next.acted | (1 << seat);
  return { ...next, phase: 'act', mover: seat, acted, walked: false, exchanges: 0 };
}

/** The planning of the next round (M20-2.1, 2.2); null where this round is the last one. */
function expectRound(view: View): View | null {
  const { round } = view;
  if (round >= ROUNDS || view.statues.includes(0)) return null;
  const next = ask(view, -1);
  closeGaps(next.flags);
  startActions(next, -1);
  return {
    ...next,
    phase: 'plan',
    round: round + 1,
    maharaja: advanceFlag(next.flags),
    mover: -1,
    acted: 0,
    plans: next.plans.map(() => -1),
    abilities: next.abilities.map(() => 0),
    walked: false,
    exchanges: 0,
    ranking: [],
    reward: -1,
    repeats: 0,
    chosen: 0,
  };
}
