import type { Cells, MoveCode, Seat } from '@durbar/kernel';
import { owesCityPiece } from '../../../kingdom/rules/index.ts';
import { CHOICES, type Choice } from '../phases.ts';
import type { Move } from '../types.ts';
import * as AT from './cells.ts';
import type { Changes } from './changes.ts';
import { firstCode, indexOf, KIND_BITS, KINDS } from './codes.ts';
import { ACT, PHASES, PLAN } from './layout.ts';
import type { FastMatch } from './match.ts';
import type { FastRow } from './moves/row.ts';
import { MOVES_2 } from './moves/table.ts';

/** A row for any kind of move. It only gets moves of its own kind. */
type AnyRow = FastRow<Move['type']>;

const TABLE: Readonly<Record<Move['type'], AnyRow>> = MOVES_2 as Readonly<Record<Move['type'], AnyRow>>;
/** The rows by the number of their kind. */
const ROWS: readonly AnyRow[] = KINDS.map((kind) => TABLE[kind]);
const offeredIn = (choice: Choice): readonly AnyRow[] => CHOICES[choice].moves.map((kind) => TABLE[kind]);
/** The rows that each phase offers. */
const OFFERED: readonly (readonly AnyRow[])[] = PHASES.map(offeredIn);
const OWED = offeredIn('owed');

/** Seats that must decide, one bit each. */
export function activeSeats({ seats }: FastMatch, cells: Cells): number {
  if (cells[AT.phase] !== PLAN) return cells[AT.seat]! < 0 ? 0 : 1 << cells[AT.seat]!;
  let active = 0;
  for (let seat = 0; seat < seats; seat++) if (cells[AT.plans + seat] === -1) active |= 1 << seat;
  return active;
}

/** Writes the legal moves of an active seat, and returns their number. */
export function listMoves(match: FastMatch, cells: Cells, seat: Seat, out: Int32Array): number {
  match.read(cells);
  const phase = cells[AT.phase]!;
  const rows = phase === ACT && owesCityPiece(match.turn) ? OWED : OFFERED[phase]!;
  let count = 0;
  for (let i = 0; i < rows.length; i++) count = rows[i]!.list(match, cells, seat, out, count);
  return count;
}

/** Makes a legal move, and returns what it changes. */
export function applyMove(match: FastMatch, cells: Cells, seat: Seat, code: MoveCode): Changes {
  return ROWS[code >> KIND_BITS]!.apply(match, cells, seat, indexOf(code));
}

/** The move of the contract that a code stands for. */
export function moveOf(code: MoveCode): Move {
  return ROWS[code >> KIND_BITS]!.move(indexOf(code));
}

/** The code of a move of the contract. */
export function codeOf(move: Move): MoveCode {
  return firstCode(move.type) + TABLE[move.type].index(move);
}
