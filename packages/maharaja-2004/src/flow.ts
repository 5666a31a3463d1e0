import type { Decision, Refusal } from '@durbar/kernel';
import { deciders, decides, END, PLANS, sealPlan } from '@durbar/kingdom';
import type { Clause } from './clauses.ts';
import { actionsLeft, owes } from './hand.ts';
import { applyBid, applyPass, listBids, refuseBid, refusePass } from './moves/auction.ts';
import {
  applyCharacter,
  applyEntice,
  applyGive,
  listCharacters,
  listGives,
  refuseCharacter,
  refuseEntice,
  refuseGive,
} from './moves/character.ts';
import { applyFound, listFounds } from './moves/found.ts';
import { applyGain, listGains, refuseGain } from './moves/gain.ts';
import { applyGovernor, listGovernors, refuseGovernor } from './moves/governor.ts';
import { applyHouse, listHouses, refuseHouse } from './moves/house.ts';
import { applyPalace, listPalaces, refusePalace } from './moves/palace.ts';
import { applyPick, listPicks, refusePick } from './moves/pick.ts';
import { applyDrop, applyLift, listDrops, listLifts, refuseDrop, refuseLift } from './moves/relocate.ts';
import { applyTravel, listTravels, refuseTravel } from './moves/travel.ts';
import { refuseVillage } from './moves/village.ts';
import { refuse } from './refuse.ts';
import { afterBid, afterFound, afterPick, afterPlan, endTurn } from './rounds.ts';
import type { Event, Move, Phase, State, View } from './types.ts';

/** Seats that must decide: all who have not sealed while planning, else one alone; none when over. */
export function active(position: View): readonly number[] {
  return deciders(position, position.seats);
}

/**
 * Kinds of choice are the phases; but `open` for the first bid of an auction, `owed` in a turn while a city house is owed,
 * and `exchange` where the seat in turn chooses what it gives for what it got.
 */
export function decision(position: View, seat: number): Decision | null {
  if (!decides(position, position.seats, seat)) return null;
  const kind = kindOf(position);
  const prompt = { key: `prompt.${kind}` };
  switch (kind) {
    case 'auction':
      return { kind, prompt: { ...prompt, values: { gold: position.bid, bidderSeat: position.bidder } } };
    case 'plan':
      return { kind, prompt, sealed: true };
    case 'act':
      return { kind, prompt: { ...prompt, values: { left: actionsLeft(position) } } };
    case 'give':
    case 'exchange':
      return { kind, prompt: { ...prompt, values: { toSeat: position.taker } } };
    default:
      return { kind, prompt };
  }
}

function kindOf(position: View): Phase | 'open' | 'owed' | 'exchange' {
  const { phase } = position;
  if (phase === 'auction' && position.bidder < 0) return 'open';
  if (phase === 'act' && owes(position)) return 'owed';
  return phase === 'give' && position.kept > 0 ? 'exchange' : phase;
}

/** Phase in which a move belongs; picks belong in two. */
const PHASE_OF: Readonly<Record<Exclude<Move['type'], 'pick'>, Phase>> = {
  bid: 'auction',
  pass: 'auction',
  found: 'found',
  plan: 'plan',
  travel: 'act',
  palace: 'act',
  house: 'act',
  lift: 'act',
  drop: 'drop',
  gain: 'act',
  governor: 'act',
  character: 'act',
  entice: 'act',
  give: 'give',
  end: 'act',
};

function belongs(phase: Phase, type: Move['type']): boolean {
  return type === 'pick' ? phase === 'draft' || phase === 'robbed' : PHASE_OF[type] === phase;
}

const CLAUSE_OF = {
  auction: 'M04-10.4',
  draft: 'M04-1.3',
  found: 'M04-1.4',
  plan: 'M04-2.3',
  act: 'M04-2.4',
  drop: 'M04-4',
  robbed: 'M04-6',
  give: 'M04-10.6',
  over: 'M04-9',
} as const satisfies Record<Phase, Clause>;

/** Why `seat` may not make a move, else null. */
export function refusal(position: View, seat: number, move: Move): Refusal | null {
  const { phase } = position;
  if (phase === 'over') return refuse('M04-9', 'refusal.over');
  if (!decides(position, position.seats, seat)) return refuseTurn(position, seat);
  if (!belongs(phase, move.type)) return refuse(CLAUSE_OF[phase], `refusal.phase.${phase}`);
  if (phase === 'act' && move.type !== 'house' && move.type !== 'travel' && owes(position))
    return refuse('M04-4', 'refusal.cityOwed');
  return refuseMove(position, move);
}

function refuseTurn(position: View, seat: number): Refusal {
  const { phase } = position;
  if (phase === 'plan') return refuse('M04-2.3', 'refusal.sealed');
  const values = { turnSeat: position.seat };
  if (phase === 'auction' && ((position.passed >> seat) & 1) !== 0)
    return refuse('M04-10.4', 'refusal.hasPassed', values);
  const again = phase === 'act' && ((position.acted >> seat) & 1) !== 0;
  return again
    ? refuse('M04-2.4', 'refusal.hadYourTurn', values)
    : refuse(CLAUSE_OF[phase], 'refusal.notYourTurn', values);
}

function refuseMove(position: View, move: Move): Refusal | null {
  switch (move.type) {
    case 'bid':
      return refuseBid(position, move);
    case 'pass':
      return refusePass(position);
    case 'pick':
      return refusePick(position, move);
    case 'found':
      return refuseVillage(position, move.village);
    case 'travel':
      return refuseTravel(position, move);
    case 'palace':
      return refusePalace(position, move);
    case 'house':
      return refuseHouse(position, move);
    case 'lift':
      return refuseLift(position, move);
    case 'drop':
      return refuseDrop(position, move);
    case 'gain':
      return refuseGain(position, move);
    case 'governor':
      return refuseGovernor(position, move);
    case 'character':
      return refuseCharacter(position, move);
    case 'entice':
      return refuseEntice(position, move);
    case 'give':
      return refuseGive(position, move);
    case 'plan':
    case 'end':
      return null;
  }
}

// Filled anew by each call and never shortened, so that it keeps its room.
const found: Move[] = [];

/** The legal moves, kind by kind in a fixed order. */
export function legalMoves(position: View, seat: number): readonly Move[] {
  if (!decides(position, position.seats, seat)) return [];
  return position.phase === 'plan' ? PLANS : found.slice(0, list(position));
}

function list(position: View): number {
  switch (position.phase) {
    case 'auction':
      return listBids(position, found, 0);
    case 'draft':
    case 'robbed':
      return listPicks(position, found, 0);
    case 'found':
      return listFounds(position, found, 0);
    case 'act':
      return listTurn(position);
    case 'drop':
      return listDrops(position, found, 0);
    case 'give':
      return listGives(position, found, 0);
    // Plans are the same in every position and need no list made.
    case 'plan':
    case 'over':
      return 0;
  }
}

function listTurn(position: View): number {
  let count = listTravels(position, found, 0);
  count = listHouses(position, found, count);
  if (owes(position)) return count;
  count = listPalaces(position, found, count);
  count = listGains(position, found, count);
  count = listLifts(position, found, count);
  count = listGovernors(position, found, count);
  count = listCharacters(position, found, count);
  found[count++] = END;
  return count;
}

/** Makes a legal move. */
export function apply(state: State, seat: number, move: Move, events?: Event[]): void {
  switch (move.type) {
    case 'bid':
      applyBid(state, move, events);
      return afterBid(state, events);
    case 'pass':
      applyPass(state, events);
      return afterBid(state, events);
    case 'pick':
      applyPick(state, move, events);
      if (state.phase === 'draft') return afterPick(state, events);
      state.phase = 'act';
      state.seat = state.mover;
      return;
    case 'found':
      applyFound(state, move, events);
      return afterFound(state, events);
    case 'plan':
      sealPlan(state, seat, move, events);
      return afterPlan(state, events);
    case 'end':
      return endTurn(state, events);
    case 'give':
      return applyGive(state, move, events);
    case 'travel':
      return applyTravel(state, move, events);
    default:
      return applyStep(state, move, events);
  }
}

type Step = Exclude<Move, { type: 'bid' | 'pass' | 'pick' | 'found' | 'plan' | 'end' | 'give' | 'travel' }>;

/** A part of an action, or the Builder's house: after it the architect may travel again (M04-3.3). */
function applyStep(state: State, move: Step, events?: Event[]): void {
  state.walked = false;
  switch (move.type) {
    case 'palace':
      return applyPalace(state, move, events);
    case 'house':
      return applyHouse(state, move, events);
    case 'lift':
      return applyLift(state, move, events);
    case 'drop':
      return applyDrop(state, move, events);
    case 'gain':
      return applyGain(state, move, events);
    case 'governor':
      return applyGovernor(state, move, events);
    case 'character':
      return applyCharacter(state, move, events);
    case 'entice':
      return applyEntice(state, move, events);
  }
}
