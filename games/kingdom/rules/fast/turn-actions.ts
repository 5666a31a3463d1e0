import type { Cells } from '@durbar/kernel';
import type { TurnActions } from '../position.ts';
import type { ActionPosition } from '../turn-actions.ts';

/** Cells that the fields of `TurnActions` take, in their order. */
export const TURN_CELLS = 8;

/**
 * The actions of the turn in progress, as the functions of `turn-actions.ts` read and change them: `read` takes them from
 * cells, `write` puts them back.
 */
export class FastTurn implements ActionPosition, TurnActions {
  notBegun: number[] = [-1, -1];
  begun = -1;
  begunParts = 0;
  tokenBegun = -1;
  tokenParts = 0;
  tokenSpent = false;
  walked = false;
  /** The seat in turn; of `tokens` only its number counts. */
  seat = 0;
  readonly tokens: number[] = [0, 0, 0, 0, 0];
  /** Not used: plans matter to refusals only. */
  readonly plans: readonly number[] = [];
  readonly #at: number;

  /** @param at the first of the cells */
  constructor(at: number) {
    this.#at = at;
  }

  /** @param tokens tokens of the seat in turn */
  read(cells: Cells, seat: number, tokens: number): void {
    const at = this.#at;
    this.notBegun[0] = cells[at]!;
    this.notBegun[1] = cells[at + 1]!;
    this.begun = cells[at + 2]!;
    this.begunParts = cells[at + 3]!;
    this.tokenBegun = cells[at + 4]!;
    this.tokenParts = cells[at + 5]!;
    this.tokenSpent = cells[at + 6]! !== 0;
    this.walked = cells[at + 7]! !== 0;
    this.seat = seat;
    this.tokens[seat] = tokens;
  }

  write(cells: Cells): void {
    writeTurn(this, cells, this.#at);
  }
}

/** Writes the actions of a turn of the contract as cells, from `at` on. */
export function writeTurn(turn: Readonly<TurnActions>, cells: Cells, at: number): void {
  cells[at] = turn.notBegun[0]!;
  cells[at + 1] = turn.notBegun[1]!;
  cells[at + 2] = turn.begun;
  cells[at + 3] = turn.begunParts;
  cells[at + 4] = turn.tokenBegun;
  cells[at + 5] = turn.tokenParts;
  cells[at + 6] = turn.tokenSpent ? 1 : 0;
  cells[at + 7] = turn.walked ? 1 : 0;
}
