import type { Decision, Message, Refusal } from '@durbar/kernel';
import { deciders, decides, owesCityPiece, turnProblem } from '../../kingdom/rules/index.ts';
import { refuse } from './clauses.ts';
import { type AnyRow, MOVES_4, type MoveTable, rowIn } from './moves/table.ts';
import { CHOICES, type Choice, choiceIn } from './phases.ts';
import { actionsLeft } from './turn-actions.ts';
import type { Event, Move, State, View } from './types.ts';

/**
 * Seats that must decide: while planning all people who have not sealed a plan, else one seat; none when the match is
 * over.
 */
export function active(position: View): readonly number[] {
  return deciders(position, position.people);
}

/** The decision of `seat`; its kinds are those of `Choice`. */
export function decision(position: View, seat: number): Decision | null {
  if (!decides(position, position.people, seat)) return null;
  const kind = choiceIn(position);
  if (kind === 'plan') return { kind, prompt: { key: 'prompt.plan' }, sealed: true };
  if (kind !== 'act') return { kind, prompt: { key: `prompt.${kind}` } };
  return { kind, prompt: { key: 'prompt.act', values: { left: actionsLeft(position) } } };
}

/** Rules that apply to moves of any kind. */
export interface Flow {
  /** Returns why `seat` may not make a move, or null if it may. */
  readonly refusal: (position: View, seat: number, move: Move) => Refusal | null;
  /** The legal moves, kind by kind in the order of `CHOICES`. */
  readonly legalMoves: (position: View, seat: number) => readonly Move[];
  /** Makes a legal move. */
  readonly apply: (state: State, seat: number, move: Move, events?: Event[]) => void;
  readonly key: (move: Move) => string;
  readonly describeMove: (move: Move, position: View) => Message;
  /** Coins that a legal move costs, including tolls and exchanges. */
  readonly movePrice: (position: View, seat: number, move: Move) => number;
}

/** The moves that a kind of choice offers. */
interface Offer {
  readonly rows: readonly AnyRow[];
  readonly fixed: readonly Move[] | undefined;
}

// Overwritten by each call and never shortened, so that it keeps its capacity.
const out: Move[] = [];
const NONE: readonly Move[] = [];

/**
 * Makes rules from a move table: phases say which kinds of moves they offer, and the rows of these kinds do the rest.
 */
export function makeFlow(table: MoveTable): Flow {
  const rows: Readonly<Record<Move['type'], AnyRow>> = table;
  const offer = (choice: Choice): Offer => {
    const { moves, fixed } = CHOICES[choice];
    return { rows: moves.map((kind) => rows[kind]), fixed };
  };
  const act = offer('act');
  const owed = offer('owed');
  const others = {
    draft: offer('draft'),
    found: offer('found'),
    plan: offer('plan'),
    brahmabot: offer('brahmabot'),
    robbed: offer('robbed'),
    reward: offer('reward'),
    shrine: offer('shrine'),
    buy: offer('buy'),
    maharani: offer('maharani'),
    over: offer('over'),
  } as const satisfies Record<Exclude<Choice, 'act' | 'owed'>, Offer>;
  const offerIn = (position: View): Offer => {
    // Most moves of a playout are made in turns, so these skip the look-up.
    if (position.phase === 'act') return owesCityPiece(position) ? owed : act;
    return others[position.phase];
  };
  return {
    refusal(position, seat, move) {
      const problem = refuseTurn(position, seat) ?? refuseKind(position, move.type);
      return problem ?? rowIn(table, move).refuse(position, seat, move);
    },
    legalMoves(position, seat) {
      if (!decides(position, position.people, seat)) return NONE;
      const { rows, fixed } = offerIn(position);
      if (fixed) return fixed;
      let count = 0;
      for (let i = 0; i < rows.length; i++) count = rows[i]!.list(position, seat, out, count);
      return out.slice(0, count);
    },
    apply(state, seat, move, events) {
      rowIn(table, move).apply(state, seat, move, events);
    },
    key: (move) => rowIn(table, move).key(move),
    describeMove: (move, position) => rowIn(table, move).describe(move, position),
    movePrice: (position, seat, move) => rowIn(table, move).price(position, seat, move),
  };
}

/** Returns why `seat` may not move now, whatever the move; null if it may. */
function refuseTurn(position: View, seat: number): Refusal | null {
  const { phase, people } = position;
  if (phase === 'over') return refuse('M20-8.4', 'refusal.over');
  const problem = turnProblem(position, people, seat);
  if (problem === null) return null;
  if (problem === 'sealed') return refuse('M20-2.2', 'refusal.sealed');
  const clause = problem === 'hadYourTurn' ? 'M20-2.3' : CHOICES[phase].clause;
  return refuse(clause, `refusal.${problem}`, { turnSeat: position.seat });
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
export const { refusal, legalMoves, apply, key, describeMove, movePrice } = makeFlow(MOVES_4);
