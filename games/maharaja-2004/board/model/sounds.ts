import type { Instrument, StepSound } from '@durbar/kit/board/feedback.ts';
import type { Event } from '../../rules/index.ts';

/** A tabla: the pitch of a struck skin falls as it begins. */
export const TABLA: Instrument = {
  partials: [
    [0.5, 0.55],
    [1, 0.3],
    [1.5, 0.15],
  ],
  attack: 0.002,
  ring: 1.1,
  bend: 1.35,
};

/** The sound of each kind of event that has one. */
export const SOUNDS: Readonly<Partial<Record<Event['kind'], StepSound>>> = {
  scoring: 'scoring',
  round: 'round',
  planned: 'reveal',
  won: 'reveal',
  palace: 'build',
  house: 'build',
  gold: 'coins',
};
