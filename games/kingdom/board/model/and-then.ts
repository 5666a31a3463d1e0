import type { Change } from '@durbar/kit/board/captions/ChangeText.tsx';
import type { CityRanking, CityScoreLine } from './city-ranking.ts';
import type { TurnCardState } from './turn-cards.ts';

/** What changes for one seat if the city were scored. */
export interface SeatChange {
  readonly seat: number;
  readonly points: Change;
  /** Rank from 1; 0 without points. */
  readonly rank: Change;
  readonly coins: Change;
  /** What an automaton gets instead of coins. */
  readonly prestige: Change;
}

/** The seat that plays next, and what it needs in the city to be ranked before the seat that decides now. */
interface NextRival {
  readonly seat: number;
  /** Its coins after the previewed target, tolls to it included. */
  readonly coins: number;
  /** Points that it lacks to pass; 0 if it is ahead already. */
  readonly lacks: number;
}

/** What a target would lead to. */
export interface AndThen {
  readonly city: number;
  /** In the order after the target. */
  readonly seats: readonly SeatChange[];
  /** Null if nobody plays after this seat in the round; undefined if there is nothing to pass in the city. */
  readonly next: NextRival | null | undefined;
  /** Cards that can still be used afterwards. */
  readonly left: readonly TurnCardState[];
}

/** The position after a target, as far as `lookAheadInCity` needs it. */
export interface AfterTarget {
  readonly coins: readonly number[];
  /** The seat that plays next; −1 for none. */
  readonly nextSeat: number;
  readonly cards: readonly TurnCardState[];
}

/** Sums up what a target of a seat would lead to in a city. All numbers come from the rules' preview. */
export function lookAheadInCity(
  seat: number,
  city: number,
  ranking: CityRanking,
  { coins, nextSeat, cards }: AfterTarget,
): AndThen {
  const { order, before, after } = ranking;
  const seats = order.flatMap((one): SeatChange[] => {
    const [now, then] = [before[one], after[one]];
    if (!now || !then) return [];
    const change = (of: (line: CityScoreLine) => number): Change => ({ now: of(now), after: of(then) });
    return [
      {
        seat: one,
        points: change(({ total }) => total),
        rank: change(({ rank }) => rank),
        coins: change((line) => line.coins),
        prestige: change(({ prestige = 0 }) => prestige),
      },
    ];
  });
  const [mine, rival] = [after[seat], after[nextSeat]];
  const next =
    nextSeat < 0
      ? null
      : mine && rival && mine.total > 0
        ? { seat: nextSeat, coins: coins[nextSeat] ?? 0, lacks: pointsToPass(mine, rival) }
        : undefined;
  const left = cards.filter(
    ({ state, refusal }) => (state === 'unused' || state === 'begun') && refusal === null,
  );
  return { city, seats, next, left };
}

/** Points with which a seat would be ranked before another one: of equal points the lower character is first. */
function pointsToPass(mine: CityScoreLine, rival: CityScoreLine): number {
  const needed = mine.total + (rival.character < mine.character ? 0 : 1);
  return Math.max(0, needed - rival.total);
}
