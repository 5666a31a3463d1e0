import { at, type Seat } from '@durbar/kernel';
import {
  countFree,
  isFull,
  QUARTER_PAYOUT,
  QUARTER_SPACES,
  QUARTERS,
  type View,
  workersIn,
} from '../../rules/index.ts';

/** The numbers of the quarters. */
export const QUARTER_NUMBERS: readonly number[] = QUARTERS.map((_, quarter) => quarter);

/** Worker colours that each seat plays with. */
export function workerColoursOf(position: View): readonly number[] {
  return position.players === 2 ? [0, 1] : [0];
}

/** Number of free spaces of a quarter. */
export function freeSpacesIn(position: View, quarter: number): number {
  return countFree(position, at(QUARTER_SPACES, quarter));
}

/** `open`: not full; `full`: paid at the end of this turn; `done`: paid. */
export type QuarterState = 'open' | 'full' | 'done';

export function quarterState(position: View, quarter: number): QuarterState {
  if (!isFull(position, quarter)) return 'open';
  return position.filled.includes(quarter) ? 'full' : 'done';
}

/** The payout of a seat's workers of one colour in a quarter. */
export interface Stake {
  readonly quarter: number;
  readonly colour: number;
  readonly workers: number;
  /** Gold that would be paid if the quarter were finished now. */
  readonly gold: number;
}

const payFor = (workers: number): number => at(QUARTER_PAYOUT, workers);

/** Lists the present payouts of a seat, by quarter and colour, in the order of the quarters. */
export function listStakes(position: View, seat: Seat): Stake[] {
  return QUARTERS.flatMap((_, quarter) => {
    const counts = workersIn(position, quarter);
    return workerColoursOf(position).map((colour) => {
      const workers = at(counts, seat * 2 + colour);
      return { quarter, colour, workers, gold: payFor(workers) };
    });
  });
}

/** Gold a seat would be paid for all quarters as they are. */
export function potentialGold(position: View, seat: Seat): number {
  return listStakes(position, seat).reduce((sum, { gold }) => sum + gold, 0);
}

/** The table of payouts, except the payout of nothing: workers and gold. */
export const PAYOUT_LADDER: readonly { readonly workers: number; readonly gold: number }[] =
  QUARTER_PAYOUT.flatMap((gold, workers) => (workers === 0 ? [] : [{ workers, gold }]));
