import type { Cells } from '@durbar/kernel';
import { owesCityPiece } from '../../../kingdom/rules/index.ts';
import { CHOICES, type Choice } from '../phases.ts';
import { PHASE, PLANS_OF, SEAT, TOKENS } from './layout.ts';
import type { FastMatch } from './match.ts';
import type { FastRow } from './moves/row.ts';
import { MOVES_4 } from './moves/table.ts';
import { ACT, PHASES, PLAN } from './phases.ts';

/** The rows that a choice offers, in the contract's order. */
const offer = (choice: Choice): readonly FastRow[] => CHOICES[choice].moves.map((kind) => MOVES_4[kind]);

/** By number of the phase. */
const OFFERS = PHASES.map(offer);
const OWED = offer('owed');

/** Seats that must decide now, one bit each. */
export function activeSeats({ people }: FastMatch, cells: Cells): number {
  if (cells[PHASE] !== PLAN) return cells[SEAT]! < 0 ? 0 : 1 << cells[SEAT]!;
  let seats = 0;
  for (let seat = 0; seat < people; seat++) if (cells[PLANS_OF + seat] === -1) seats |= 1 << seat;
  return seats;
}

/** Writes the legal moves of an active seat and returns their number. */
export function listLegalMoves(match: FastMatch, cells: Cells, seat: number, moves: Int32Array): number {
  const phase = cells[PHASE]!;
  match.roads.read(cells);
  match.turn.read(cells, seat, cells[TOKENS + seat]!);
  const rows = phase === ACT && owesCityPiece(match.turn) ? OWED : OFFERS[phase]!;
  let count = 0;
  for (let i = 0; i < rows.length; i++) count = rows[i]!.list(match, cells, seat, moves, count);
  return count;
}
