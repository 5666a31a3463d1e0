import type { Instrument, StepSound } from '@durbar/kit/board/feedback.ts';
import type { Event } from '../../rules/index.ts';

/** Small bells of glass, like the mosaic's stones: inharmonic overtones that ring on. */
export const GLASS_BELLS: Instrument = {
  partials: [
    [1, 0.6],
    [2.76, 0.28],
    [5.4, 0.12],
  ],
  attack: 0.003,
  ring: 2.6,
  bend: 1,
};

/** The sound of each kind of event that has one. */
export const SOUNDS: Readonly<Partial<Record<Event['kind'], StepSound>>> = {
  quarter: 'scoring',
  tile: 'build',
  paid: 'coins',
  price: 'coins',
  refreshed: 'reveal',
};
