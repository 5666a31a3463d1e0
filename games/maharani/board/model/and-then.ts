import { at, type Seat } from '@durbar/kernel';
import type { Change } from '@durbar/kit/board/captions/ChangeText.tsx';
import {
  afterPlacement,
  type PlayedBy,
  placements,
  SECOND_TILE_PRICE,
  type View,
} from '../../rules/index.ts';
import { potentialGold } from './quarters.ts';
import type { Preview } from './selection.ts';

/** What a placement changes for one seat. */
export interface SeatChange {
  readonly seat: Seat;
  readonly gold: Change;
  /** Rank by that gold, from 1; equals share it. */
  readonly rank: Change;
  /** Gold that its workers would bring if all quarters were paid as they are. */
  readonly payout: Change;
}

/** What a placement would lead to. */
export interface AndThen {
  /** In the order of gold after the placement. */
  readonly seats: readonly SeatChange[];
  /**
   * The most gold that the next seat could earn at once with a tile that stays on the rondel; −1 if none of them fits.
   * Null while a worker must be chosen first, as that decides it.
   */
  readonly next: { readonly seat: Seat; readonly best: number } | null;
  /** What is left to do in the turn. */
  readonly left: 'worker' | 'more' | 'end';
}

/** Computes what the previewed placement would lead to. It needs no hidden information: no tile is drawn before. */
export function lookAhead(rules: PlayedBy, position: View, preview: Preview): AndThen {
  const { seat, players } = position;
  const after = afterPlacement(position, preview.rotation.move);
  const paid = position.gold.map((_, one) => goldOf(after, one));
  const legal = rules.legalMoves(after, seat);
  const seats = Array.from({ length: players }, (_, one): SeatChange => {
    return {
      seat: one,
      gold: { now: goldOf(position, one), after: at(paid, one) },
      rank: { now: rankIn(position.gold, one), after: rankIn(paid, one) },
      payout: { now: potentialGold(position, one), after: potentialGold(after, one) },
    };
  });
  return {
    seats: seats.toSorted((a, b) => b.gold.after - a.gold.after || a.seat - b.seat),
    next: after.pending >= 0 ? null : bestOfNext(rules, after),
    left: after.pending >= 0 ? 'worker' : legal.some(({ type }) => type === 'place') ? 'more' : 'end',
  };
}

/** Gold of a seat; the second tile of a turn is paid for at its end. */
function goldOf(position: View, seat: Seat): number {
  const price = seat === position.seat && position.placed === 2 ? SECOND_TILE_PRICE : 0;
  return at(position.gold, seat) - price;
}

const rankIn = (gold: readonly number[], seat: Seat): number =>
  1 + gold.filter((other) => other > at(gold, seat)).length;

function bestOfNext(rules: PlayedBy, after: View): { readonly seat: Seat; readonly best: number } {
  const seat = (after.seat + 1) % after.players;
  const turn: View = { ...after, seat, placed: 0, refreshed: false, filled: [] };
  const found = turn.rondel.flatMap((tile, slot) => (tile < 0 ? [] : placements(rules, turn, seat, slot)));
  return { seat, best: Math.max(-1, ...found.map(({ best }) => best)) };
}
