import { QUARTER_PAYOUT } from '../data/tiles.ts';
import { type Move, QUARTERS, SPACES, type View } from '../rules/index.ts';

/** The places that the board marks in a position (`data-place`). */
export function places({ players, rondel }: View): readonly string[] {
  return [
    ...SPACES.map((_, space) => `space-${space}`),
    ...rondel.flatMap((tile, slot) => (tile < 0 ? [] : [`slot-${slot}`])),
    ...QUARTERS.map((_, quarter) => `quarter-${quarter}`),
    ...Array.from({ length: players }, (_, seat) => `seat-${seat}`),
    ...['refresh', 'undo', 'end'].map((button) => `button-${button}`),
  ];
}

/** What a finished quarter pays for a number of workers, for the texts. */
export function numbers(): Readonly<Record<string, number>> {
  return Object.fromEntries(QUARTER_PAYOUT.map((gold, workers) => [`pay${workers}`, gold]));
}

/** Takes the tile of a rondel slot to a space. @param turn clockwise quarter turns */
export const place = (slot: number, space: number, turn: number): Move => ({
  type: 'place',
  slot,
  space,
  turn,
});

export const END: Move = { type: 'end' };
export const REFRESH: Move = { type: 'refresh' };
