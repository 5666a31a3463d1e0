import type { Instrument, StepSound } from '@durbar/kit/board/feedback.ts';
import type { Event } from '../../rules/index.ts';

/** A santur: struck strings, full of harmonic overtones. */
export const SANTUR: Instrument = {
  partials: [
    [1, 0.5],
    [2, 0.25],
    [3, 0.15],
    [4.02, 0.1],
  ],
  attack: 0.002,
  ring: 1.8,
  bend: 1.004,
};

/** The sound of each kind of event that has one. */
export const SOUNDS: Readonly<Partial<Record<Event['kind'], StepSound>>> = {
  scoring: 'scoring',
  round: 'round',
  planned: 'reveal',
  drawn: 'reveal',
  statue: 'build',
  shrine: 'build',
  coins: 'coins',
};
