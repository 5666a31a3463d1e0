import type { Seat } from '@durbar/kernel';
import type { ScorePoint } from '@durbar/table';

/** Distances between two lines of the scale; the first that needs few lines is taken. */
const STEPS = [1, 2, 5, 10, 20, 25, 30, 40, 50, 100, 200, 500, 1000];
const MOST_LINES = 5;

/** The scores after log entry `index`, −1 being the start; null if they are not known. */
export function scoresAt(curve: readonly ScorePoint[], index: number): readonly number[] | null {
  return curve.findLast((point) => point.index <= index)?.scores ?? null;
}

/** Values of the scale's lines, from 0 to the first one that no score exceeds. */
export function listScaleLines(curve: readonly ScorePoint[]): readonly number[] {
  const highest = Math.max(1, ...curve.flatMap(({ scores }) => scores));
  const step = STEPS.find((each) => highest / each <= MOST_LINES) ?? highest;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, line) => line * step);
}

/**
 * The line of one seat up to log entry `last`, as an SVG path: x is the number of log entries so far, y the score counted
 * down from `top`.
 */
export function scorePath(curve: readonly ScorePoint[], seat: Seat, last: number, top: number): string {
  const shown = curve.filter(({ index }) => index <= last);
  const parts = shown.map(({ index, scores }, at) => {
    const y = top - (scores[seat] ?? 0);
    return at === 0 ? `M${index + 1} ${y}` : `H${index + 1}V${y}`;
  });
  return parts.length > 0 ? `${parts.join('')}H${last + 1}` : '';
}

/** Seats by their scores, highest first. */
export function seatsByScore(scores: readonly number[]): readonly Seat[] {
  return [...scores.keys()].toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}
