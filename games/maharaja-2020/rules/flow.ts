import type { Decision, Refusal } from '@durbar/kernel';
import { deciders, decides, END, PLANS, sealPlan, turnFault } from '../../kingdom/rules/index.ts';
import { performStep } from './brahmabot/turn.ts';
import { actionsLeft, owes } from './hand.ts';
import {
  applyAbility,
  applyExchange,
  listAbilities,
  refuseAbility,
  refuseExchange,
} from './moves/ability.ts';
import { applyCharacter, listCharacters, refuseCharacter } from './moves/character.ts';
import { applyFlag, listFlags, refuseFlag } from './moves/flag.ts';
import { applyFound, listFounds, refuseFound } from './moves/found.ts';
import { applyGain, listGains, refuseGain } from './moves/gain.ts';
import { STEP } from './moves/interned.ts';
import { applyPick, listPicks, refusePick } from './moves/pick.ts';
import {
  listBuys,
  listMaharanis,
  listRewards,
  refuseBuy,
  refuseMaharani,
  refuseReward,
} from './moves/reward.ts';
import {
  applyShrine,
  listRewardShrines,
  listShrines,
  refuseRewardShrine,
  refuseShrine,
} from './moves/shrine.ts';
import { applyStatue, listStatues, refuseStatue } from './moves/statue.ts';
import { applyTravel, listTravels, refuseTravel } from './moves/travel.ts';
import { refuse } from './refuse.ts';
import { buyPrestige, putMaharani, takeReward } from './rewards.ts';
import { afterFound, afterPick, afterPlan, afterReward, nextTurn, resumeTurn } from './rounds.ts';
import type { Event, Move, Phase, State, View } from './types.ts';

/** Seats that must decide: all people who have not sealed while planning, else one alone; none when over. */
export function active(position: View): readonly number[] {
  return deciders(position, position.people);
}

function isActive(position: View, seat: number): boolean {
  return decides(position, position.people, seat);
}

/** Kinds of choice are the phases; in a turn `owed` while a city shrine is owed. */
export function decision(position: View, seat: number): Decision | null {
  if (!isActive(position, seat)) return null;
  const { phase } = position;
  if (phase === 'plan') return { kind: phase, prompt: { key: 'prompt.plan' }, sealed: true };
  if (phase !== 'act') return { kind: phase, prompt: { key: `prompt.${phase}` } };
  if (owes(position)) return { kind: 'owed', prompt: { key: 'prompt.owed' } };
  const left = actionsLeft(position);
  return { kind: phase, prompt: { key: 'prompt.act', values: { left } } };
}

/** Phase in which a move belongs. Shrines belong in two. */
const PHASE_OF: Readonly<Record<Exclude<Move['type'], 'pick' | 'shrine'>, Phase>> = {
  found: 'found',
  plan: 'plan',
  travel: 'act',
  statue: 'act',
  gain: 'act',
  character: 'act',
  flag: 'act',
  ability: 'act',
  exchange: 'act',
  end: 'act',
  reward: 'reward',
  buy: 'buy',
  maharani: 'maharani',
  step: 'brahmabot',
};

function belongs(phase: Phase, type: Move['type']): boolean {
  if (type === 'pick') return phase === 'draft' || phase === 'robbed';
  return type === 'shrine' ? phase === 'act' || phase === 'shrine' : PHASE_OF[type] === phase;
}

/** Why `seat` may not make a move, else null. */
export function refusal(position: View, seat: number, move: Move): Refusal | null {
  const { phase } = position;
  if (phase === 'over') return refuse('M20-8.4', 'refusal.over');
  const fault = turnFault(position, position.people, seat);
  if (fault !== null)
    return refuse(
      fault === 'sealed' ? 'M20-2.2' : fault === 'hadYourTurn' ? 'M20-2.3' : CLAUSE_OF[phase],
      `refusal.${fault}`,
      fault === 'sealed' ? undefined : { turnSeat: position.seat },
    );
  if (!belongs(phase, move.type)) return refuse(CLAUSE_OF[phase], `refusal.phase.${phase}`);
  if (move.type !== 'shrine' && move.type !== 'travel' && phase === 'act' && owes(position))
    return refuse('M20-5.3d', 'refusal.cityOwed');
  return refuseMove(position, move);
}

const CLAUSE_OF = {
  draft: 'M20-1.6',
  found: 'M20-1.7',
  plan: 'M20-2.2',
  act: 'M20-2.3',
  brahmabot: 'M20-11.5',
  robbed: 'M20-5.3h',
  reward: 'M20-7.4',
  shrine: 'M20-7.5',
  buy: 'M20-7.5',
  maharani: 'M20-7.6',
} as const;

function refuseMove(position: View, move: Move): Refusal | null {
  switch (move.type) {
    case 'pick':
      return refusePick(position, move);
    case 'found':
      return refuseFound(position, move);
    case 'travel':
      return refuseTravel(position, move);
    case 'statue':
      return refuseStatue(position, move);
    case 'shrine':
      return position.phase === 'shrine' ? refuseRewardShrine(position, move) : refuseShrine(position, move);
    case 'gain':
      return refuseGain(position, move);
    case 'character':
      return refuseCharacter(position, move);
    case 'flag':
      return refuseFlag(position, move);
    case 'ability':
      return refuseAbility(position, move);
    case 'exchange':
      return refuseExchange(position, move);
    case 'reward':
      return refuseReward(position, move);
    case 'buy':
      return refuseBuy(position, move);
    case 'maharani':
      return refuseMaharani(position, move);
    case 'plan':
    case 'end':
    case 'step':
      return null;
  }
}

// Filled anew by each call and never shortened, so that it keeps its room.
const found: Move[] = [];

/** The legal moves, kind by kind in a fixed order. */
export function legalMoves(position: View, seat: number): readonly Move[] {
  if (!isActive(position, seat)) return [];
  return position.phase === 'plan' ? PLANS : found.slice(0, list(position));
}

function list(position: View): number {
  switch (position.phase) {
    case 'draft':
    case 'robbed':
      return listPicks(position, found, 0);
    case 'found':
      return listFounds(position, found, 0);
    case 'act':
      return listTurn(position);
    case 'brahmabot':
      found[0] = STEP;
      return 1;
    case 'reward':
      return listRewards(position, found, 0);
    case 'shrine':
      return listRewardShrines(position, found, 0);
    case 'buy':
      return listBuys(position, found, 0);
    case 'maharani':
      return listMaharanis(position, found, 0);
    // Plans are the same in every position and need no list made.
    case 'plan':
    case 'over':
      return 0;
  }
}

function listTurn(position: View): number {
  let count = listTravels(position, found, 0);
  count = listShrines(position, found, count);
  if (owes(position)) return count;
  count = listStatues(position, found, count);
  count = listGains(position, found, count);
  count = listCharacters(position, found, count);
  count = listFlags(position, found, count);
  count = listAbilities(position, found, count);
  found[count++] = END;
  return count;
}

/** Makes a legal move. */
export function apply(state: State, seat: number, move: Move, events?: Event[]): void {
  switch (move.type) {
    case 'pick':
      applyPick(state, move, events);
      return state.phase === 'draft' ? afterPick(state, events) : resumeTurn(state);
    case 'found':
      applyFound(state, move, events);
      return afterFound(state, events);
    case 'plan':
      sealPlan(state, seat, move, events);
      return afterPlan(state, events);
    case 'end':
      events?.push({ kind: 'ended', seat });
      return nextTurn(state, events);
    case 'reward':
      takeReward(state, move.tile, events);
      return afterReward(state, events);
    case 'buy':
      state.repeats--;
      buyPrestige(state, move.count, events);
      return afterReward(state, events);
    case 'maharani':
      state.repeats--;
      putMaharani(state, move.character, events);
      return afterReward(state, events);
    case 'step':
      return step(state, events);
    case 'travel':
      state.exchanges = 0;
      return applyTravel(state, move, events);
    default:
      return applyStep(state, move, events);
  }
}

type Step = Exclude<
  Move,
  { type: 'pick' | 'found' | 'plan' | 'end' | 'reward' | 'buy' | 'maharani' | 'travel' | 'step' }
>;

/** A step of an action, an exchange or an ability: after it the priest may travel again (M20-4.7). */
function applyStep(state: State, move: Step, events?: Event[]): void {
  state.walked = false;
  if (move.type === 'exchange') return applyExchange(state, move, events);
  // Any other move ends a use of character 3 (M20-5.4).
  state.exchanges = 0;
  switch (move.type) {
    case 'statue':
      return applyStatue(state, move, events);
    case 'shrine':
      return shrine(state, move, events);
    case 'gain':
      return applyGain(state, move, events);
    case 'character':
      return change(state, move, events);
    case 'flag':
      return applyFlag(state, move, events);
    case 'ability':
      return applyAbility(state, move, events);
  }
}

function shrine(state: State, move: Extract<Move, { type: 'shrine' }>, events?: Event[]): void {
  applyShrine(state, move, events);
  if (state.phase !== 'shrine') return;
  state.repeats--;
  afterReward(state, events);
}

/** After the last step of Brahmabot's turn the next one comes (M20-11.5). */
function step(state: State, events?: Event[]): void {
  if (state.brahmabot && performStep(state, state.brahmabot, events)) nextTurn(state, events);
}

/** A robbed seat picks at once; then the turn goes on (M20-5.3h). */
function change(state: State, move: Extract<Move, { type: 'character' }>, events?: Event[]): void {
  const robbed = applyCharacter(state, move, events);
  if (robbed < 0) return;
  state.phase = 'robbed';
  state.seat = robbed;
}
