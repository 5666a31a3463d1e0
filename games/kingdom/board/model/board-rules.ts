import type { Decision, Refusal } from '@durbar/kernel';
import type { KingdomMove } from './kingdom-view.ts';

/** The rules that a board asks: those of the match, or fewer moves while a tutorial allows only some. */
export interface RulesOf<V, M extends KingdomMove> {
  refusal(position: V, seat: number, move: M): Refusal | null;
  decision(position: V, seat: number): Decision | null;
  legalMoves(position: V, seat: number): readonly M[];
  parseMove(raw: unknown): M;
}
