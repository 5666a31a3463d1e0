import type { BoardSignal, StepSound } from '@durbar/kit/board/feedback.ts';

/** All that is heard at a table. */
export type Tune = BoardSignal | StepSound | 'place' | 'undo' | 'seal' | 'move' | 'turn' | 'end' | 'message';

/** A note: its pitch in hertz, and its start and length in seconds. */
export type Note = readonly [pitch: number, from: number, length: number];

const D4 = 293.66;
const F4 = 349.23;
const G4 = 392;
const A4 = 440;
const C5 = 523.25;
const D5 = 587.33;
const F5 = 698.46;
const G5 = 783.99;
const A5 = 880;

/** The notes of each tune: five tones without a semitone, so that tunes that overlap agree. */
export const TUNES: Readonly<Record<Tune, readonly Note[]>> = {
  pick: [[A5, 0, 0.04]],
  place: [
    [D5, 0, 0.05],
    [A5, 0.05, 0.08],
  ],
  undo: [
    [A4, 0, 0.05],
    [D4, 0.05, 0.08],
  ],
  refuse: [
    [D4, 0, 0.06],
    [D4, 0.09, 0.06],
  ],
  seal: [
    [G4, 0, 0.06],
    [C5, 0.06, 0.06],
    [G4, 0.12, 0.12],
  ],
  move: [[F4, 0, 0.07]],
  build: [
    [G4, 0, 0.05],
    [D4, 0.06, 0.1],
  ],
  coins: [
    [G5, 0, 0.03],
    [A5, 0.05, 0.05],
  ],
  reveal: [
    [C5, 0, 0.08],
    [F5, 0.08, 0.08],
    [A5, 0.16, 0.2],
  ],
  scoring: [
    [F4, 0, 0.1],
    [A4, 0.1, 0.1],
    [C5, 0.2, 0.24],
  ],
  round: [
    [D4, 0, 0.12],
    [G4, 0.12, 0.24],
  ],
  turn: [
    [C5, 0, 0.11],
    [G5, 0.11, 0.2],
  ],
  end: [
    [C5, 0, 0.14],
    [F5, 0.14, 0.14],
    [A5, 0.28, 0.34],
  ],
  message: [
    [F5, 0, 0.05],
    [C5, 0.06, 0.1],
  ],
};

/** The seconds after which the next tune can begin. */
export const lengthOf = (tune: Tune): number =>
  Math.max(...TUNES[tune].map(([, from, length]) => from + length));
