import type { Decision, Message, Refusal, Seat } from '@durbar/kernel';
import { deciders, decides, turnProblem } from '../../kingdom/rules/index.ts';
import { refuse } from './clauses.ts';
import { actionsLeft } from './hand.ts';
import { type AnyRow, MOVES_2, type MoveTable } from './moves/table.ts';
import { CHOICES, type Choice, choiceIn } from './phases.ts';
import type { Event, Move, State, View } from './types.ts';

/** Seats that must decide: while planning all that have not sealed a plan, else one; none when over. */
export function active(position: View): readonly number[] {
  return deciders(position, position.seats);
}

/**
 * The decision of `seat`. Its kinds are those of `Choice`, plus `open` for the first bid of an auction, and `exchange`
 * if the seat in turn chooses the character that it gives in exchange.
 */
export function decision(position: View, seat: Seat): Decision | null {
  if (!decides(position, position.seats, seat)) return null;
  const kind = decisionKind(position);
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

function decisionKind(position: View): Choice | 'open' | 'exchange' {
  const choice = choiceIn(position);
  if (choice === 'auction' && position.bidder < 0) return 'open';
  return choice === 'give' && position.kept > 0 ? 'exchange' : choice;
}

/** Rules about moves of any kind. */
export interface Flow {
  /** Returns why `seat` may not make a move, or null if it may. */
  readonly refusal: (position: View, seat: Seat, move: Move) => Refusal | null;
  /** The legal moves, kind by kind in the order of `CHOICES`. */
  readonly legalMoves: (position: View, seat: Seat) => readonly Move[];
  /** Makes a legal move. */
  readonly apply: (state: State, seat: Seat, move: Move, events?: Event[]) => void;
  /** Text of a move, its parts joined by hyphens, such as `palace-<city>-<inner|outer>-<by>`; see the rows. */
  readonly key: (move: Move) => string;
  readonly describeMove: (move: Move, position: View) => Message;
  /** The source of a move (see `Source`); −1 for moves that are not a step of an action. */
  readonly sourceOf: (move: Move) => number;
  /** Gold that a legal move costs, including tolls. */
  readonly movePrice: (position: View, seat: Seat, move: Move) => number;
}

/** The kinds of moves that a kind of choice offers. */
interface OfferedMoves {
  readonly rows: readonly AnyRow[];
  /** The legal moves, if they are the same in every position. */
  readonly fixed: readonly Move[] | undefined;
}

// Overwritten by each call and never shortened, so that it keeps its capacity.
const out: Move[] = [];
const NONE: readonly never[] = [];

/**
 * Makes rules from a move table: phases say which kinds of moves they offer, and the rows of these kinds do the rest.
 */
export function makeFlow(table: MoveTable): Flow {
  // Each row only gets moves of its own kind.
  const rows: Readonly<Record<Move['type'], AnyRow>> = table;
  const listOffered = (choice: Choice): OfferedMoves => {
    const { moves, fixed } = CHOICES[choice];
    return { rows: moves.map((kind) => rows[kind]), fixed };
  };
  const offered: Readonly<Record<Choice, OfferedMoves>> = {
    auction: listOffered('auction'),
    draft: listOffered('draft'),
    found: listOffered('found'),
    plan: listOffered('plan'),
    act: listOffered('act'),
    owed: listOffered('owed'),
    drop: listOffered('drop'),
    robbed: listOffered('robbed'),
    give: listOffered('give'),
    over: listOffered('over'),
  };
  return {
    refusal(position, seat, move) {
      const problem = refuseTurn(position, seat) ?? refuseKind(position, move.type);
      return problem ?? rows[move.type].refuse(position, seat, move);
    },
    legalMoves(position, seat) {
      if (!decides(position, position.seats, seat)) return NONE;
      const { rows: kinds, fixed } = offered[choiceIn(position)];
      if (fixed) return fixed;
      let count = 0;
      for (let i = 0; i < kinds.length; i++) count = kinds[i]!.list(position, seat, out, count);
      return out.slice(0, count);
    },
    apply(state, seat, move, events) {
      rows[move.type].apply(state, seat, move, events);
    },
    key: (move) => rows[move.type].key(move),
    describeMove: (move, position) => rows[move.type].describe(move, position),
    sourceOf: (move) => rows[move.type].sourceOf(move),
    movePrice: (position, seat, move) => rows[move.type].price(position, seat, move),
  };
}

/** Returns why `seat` may not move now, whatever the move; null if it may. */
function refuseTurn(position: View, seat: Seat): Refusal | null {
  const { phase } = position;
  const { clause } = CHOICES[phase];
  if (phase === 'over') return refuse(clause, 'refusal.over');
  const problem = turnProblem(position, position.seats, seat);
  if (problem === null) return null;
  if (problem === 'sealed') return refuse(clause, 'refusal.sealed');
  const passed = phase === 'auction' && ((position.passed >> seat) & 1) !== 0;
  return refuse(clause, `refusal.${passed ? 'hasPassed' : problem}`, { turnSeat: position.seat });
}

/** Returns why no move of this kind is possible now; null if one may be. */
function refuseKind(position: View, kind: Move['type']): Refusal | null {
  const { phase } = position;
  const choice = choiceIn(position);
  if (CHOICES[choice].moves.includes(kind)) return null;
  if (CHOICES[phase].moves.includes(kind)) return refuse(CHOICES[choice].clause, 'refusal.cityOwed');
  return refuse(CHOICES[phase].clause, `refusal.phase.${phase}`);
}

/** The current version of the rules. */
export const { refusal, legalMoves, apply, key, describeMove, sourceOf, movePrice } = makeFlow(MOVES_2);
