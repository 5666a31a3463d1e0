import type { Decision, Refusal } from '@durbar/kernel';
import { deciders, decides, END, PLANS, turnFault } from '../../kingdom/rules/index.ts';
import type { Clause } from './clauses.ts';
import { actionsLeft, owes } from './hand.ts';
import { listBids } from './moves/auction.ts';
import { listCharacters, listGives } from './moves/character.ts';
import { listFounds } from './moves/found.ts';
import { listGains } from './moves/gain.ts';
import { listGovernors } from './moves/governor.ts';
import { listHouses } from './moves/house.ts';
import { listPalaces } from './moves/palace.ts';
import { listPicks } from './moves/pick.ts';
import { listDrops, listLifts } from './moves/relocate.ts';
import { listTravels } from './moves/travel.ts';
import { refuse } from './refuse.ts';
import { RULES, type Rule } from './rules.ts';
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

/** The rule of a move's kind. */
function ruleOf(move: Move): Rule<Move> {
  return RULES[move.type];
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

/** Moves that are legal, or refused for better reasons, while a city house is owed (M04-4). */
const WHILE_OWED: ReadonlySet<Move['type']> = new Set(['house', 'travel']);

/** Why `seat` may not make a move, else null. */
export function refusal(position: View, seat: number, move: Move): Refusal | null {
  const { phase } = position;
  if (phase === 'over') return refuse('M04-9', 'refusal.over');
  const fault = turnFault(position, position.seats, seat);
  if (fault !== null) {
    const values = fault === 'sealed' ? undefined : { turnSeat: position.seat };
    const passed = phase === 'auction' && ((position.passed >> seat) & 1) !== 0;
    return refuse(CLAUSE_OF[phase], `refusal.${passed ? 'hasPassed' : fault}`, values);
  }
  const rule = ruleOf(move);
  if (!rule.phases.includes(phase)) return refuse(CLAUSE_OF[phase], `refusal.phase.${phase}`);
  if (phase === 'act' && owes(position) && !WHILE_OWED.has(move.type))
    return refuse('M04-4', 'refusal.cityOwed');
  return rule.refuse(position, move);
}

/** Adds the legal moves of a kind of choice to a list, which is so long already; gives the new length. */
type Lister = (position: View, found: Move[], count: number) => number;

const none: Lister = (_position, _found, count) => count;

const LISTERS: Readonly<Record<Phase, Lister>> = {
  auction: listBids,
  draft: listPicks,
  found: listFounds,
  // Plans are the same in every position and need no list made.
  plan: none,
  act: listTurn,
  drop: listDrops,
  robbed: listPicks,
  give: listGives,
  over: none,
};

function listTurn(position: View, found: Move[], start: number): number {
  let count = listTravels(position, found, start);
  count = listHouses(position, found, count);
  if (owes(position)) return count;
  for (const list of TURN_LISTERS) count = list(position, found, count);
  found[count++] = END;
  return count;
}

const TURN_LISTERS: readonly Lister[] = [listPalaces, listGains, listLifts, listGovernors, listCharacters];

// Filled anew by each call and never shortened, so that it keeps its room.
const all: Move[] = [];

/** The legal moves, kind by kind in a fixed order. */
export function legalMoves(position: View, seat: number): readonly Move[] {
  if (!decides(position, position.seats, seat)) return [];
  return position.phase === 'plan' ? PLANS : all.slice(0, LISTERS[position.phase](position, all, 0));
}

/** Makes a legal move. */
export function apply(state: State, seat: number, move: Move, events?: Event[]): void {
  ruleOf(move).apply(state, move, events, seat);
}
