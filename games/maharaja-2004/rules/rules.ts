import type { Refusal } from '@durbar/kernel';
import { sealPlan } from '../../kingdom/rules/index.ts';
import { applyBid, applyPass, refuseBid, refusePass } from './moves/auction.ts';
import {
  applyCharacter,
  applyEntice,
  applyGive,
  refuseCharacter,
  refuseEntice,
  refuseGive,
} from './moves/character.ts';
import { applyFound } from './moves/found.ts';
import { applyGain, refuseGain } from './moves/gain.ts';
import { applyGovernor, refuseGovernor } from './moves/governor.ts';
import { applyHouse, refuseHouse } from './moves/house.ts';
import { applyPalace, refusePalace } from './moves/palace.ts';
import { applyPick, refusePick } from './moves/pick.ts';
import { applyDrop, applyLift, refuseDrop, refuseLift } from './moves/relocate.ts';
import { applyTravel, refuseTravel } from './moves/travel.ts';
import { refuseVillage } from './moves/village.ts';
import { afterBid, afterFound, afterPick, afterPlan, endTurn } from './rounds.ts';
import type { Event, Move, Phase, State, View } from './types.ts';

/** When a kind of move may be made, when it is refused, and what it does. */
export interface Rule<M extends Move> {
  readonly phases: readonly Phase[];
  refuse(position: View, move: M): Refusal | null;
  apply(state: State, move: M, events: Event[] | undefined, seat: number): void;
}

const never = (): null => null;

/** A part of an action, or the Builder's house: after it the architect may travel again (M04-3.3). */
function part<M extends Move>(
  phase: Phase,
  refuse: Rule<M>['refuse'],
  perform: (state: State, move: M, events?: Event[]) => void,
): Rule<M> {
  return {
    phases: [phase],
    refuse,
    apply(state, move, events) {
      state.walked = false;
      perform(state, move, events);
    },
  };
}

/** Each kind of move. */
export const RULES: { readonly [T in Move['type']]: Rule<Extract<Move, { type: T }>> } = {
  bid: {
    phases: ['auction'],
    refuse: refuseBid,
    apply(state, move, events) {
      applyBid(state, move, events);
      afterBid(state, events);
    },
  },
  pass: {
    phases: ['auction'],
    refuse: refusePass,
    apply(state, _move, events) {
      applyPass(state, events);
      afterBid(state, events);
    },
  },
  pick: {
    phases: ['draft', 'robbed'],
    refuse: refusePick,
    apply(state, move, events) {
      applyPick(state, move, events);
      if (state.phase === 'draft') return afterPick(state, events);
      // A robbed seat has picked: the turn goes on (M04-6).
      state.phase = 'act';
      state.seat = state.mover;
    },
  },
  found: {
    phases: ['found'],
    refuse: (position, { village }) => refuseVillage(position, village),
    apply(state, move, events) {
      applyFound(state, move, events);
      afterFound(state, events);
    },
  },
  plan: {
    phases: ['plan'],
    refuse: never,
    apply(state, move, events, seat) {
      sealPlan(state, seat, move, events);
      afterPlan(state, events);
    },
  },
  travel: { phases: ['act'], refuse: refuseTravel, apply: applyTravel },
  palace: part('act', refusePalace, applyPalace),
  house: part('act', refuseHouse, applyHouse),
  lift: part('act', refuseLift, applyLift),
  drop: part('drop', refuseDrop, applyDrop),
  gain: part('act', refuseGain, applyGain),
  governor: part('act', refuseGovernor, applyGovernor),
  character: part('act', refuseCharacter, applyCharacter),
  entice: part('act', refuseEntice, applyEntice),
  give: { phases: ['give'], refuse: refuseGive, apply: applyGive },
  end: { phases: ['act'], refuse: never, apply: (state, _move, events) => endTurn(state, events) },
};
