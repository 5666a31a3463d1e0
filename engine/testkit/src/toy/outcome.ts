import type { Message, Outcome, ScoreLine } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import { findEnding } from './flow.ts';
import type { BazaarView } from './types.ts';
import { FAME_POINTS } from './types.ts';

/** BZR-4.2 and BZR-4.3: the most points win, and the most fame breaks ties. The merchant scores its pile. */
export function outcome(position: BazaarView): Outcome | null {
  const ending = position.phase === 'over' ? findEnding(position) : null;
  if (ending === null) return null;
  const lines = position.coins.map((coins, seat): ScoreLine[] => [
    { key: 'score.coins', values: { coins }, points: coins },
    { key: 'score.fame', points: FAME_POINTS * at(position.fame, seat) },
    { key: 'score.cards', points: sum(at(position.hands, seat)) },
  ]);
  if (position.merchant) lines.push([{ key: 'score.cards', points: sum(position.pile) }]);
  const scores = lines.map((seat) => sum(seat.map(({ points }) => points)));
  const fame = (seat: number): number => position.fame[seat] ?? 0;
  const beats = (other: number, seat: number): boolean => {
    const more = at(scores, other) - at(scores, seat);
    return more > 0 || (more === 0 && fame(other) > fame(seat));
  };
  const seats = [...scores.keys()];
  const ranks = seats.map((seat) => 1 + seats.filter((other) => beats(other, seat)).length);
  const broken = seats.some((seat) =>
    seats.some((other) => at(scores, other) === at(scores, seat) && beats(other, seat)),
  );
  const tieBreaks: Message[] = broken ? [{ key: 'tieBreak.fame' }] : [];
  return { ending, ranks, scores, lines, tieBreaks };
}

function sum(numbers: readonly (number | null)[]): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
}
