import type { GameEvent } from '@durbar/kernel';
import { useEffect, useRef } from 'react';
import type { Reason } from './reason.ts';

/** What the player did at the board without a move: something was selected, or a press was refused. */
export type BoardSignal = 'pick' | 'refuse';

/** What is heard of a step besides that somebody moved, the most important first. */
const STEP_SOUNDS = ['reveal', 'scoring', 'round', 'build', 'coins'] as const;
export type StepSound = (typeof STEP_SOUNDS)[number];

/** How notes sound: a game has an instrument of its own. */
export interface Instrument {
  /** Overtones: multiples of the pitch with their shares of the loudness. */
  readonly partials: readonly (readonly [multiple: number, share: number])[];
  /** Seconds until a note is loudest. */
  readonly attack: number;
  /** How long a note rings on, as a multiple of its length. */
  readonly ring: number;
  /** The pitch at which a note begins, as a multiple of its own: more than 1 for a drum. */
  readonly bend: number;
}

/** The most important sound of a step's events; null if none has one. @param sounds the sound of each kind of event */
export function chooseStepSound<E extends GameEvent>(
  events: readonly E[],
  sounds: Readonly<Partial<Record<E['kind'], StepSound>>>,
): StepSound | null {
  const found = new Set(events.map(({ kind }: { kind: E['kind'] }) => sounds[kind]));
  return STEP_SOUNDS.find((sound) => found.has(sound)) ?? null;
}

/**
 * Signals that the player selected something or was refused.
 * @param picked a name of what is selected, null for nothing
 * @param reason the shown reason of a refusal, or null
 */
export function useDraftSignals(
  signal: (what: BoardSignal) => void,
  picked: string | null,
  reason: Reason | null,
): void {
  const before = useRef({ picked, reason });
  useEffect(() => {
    const last = before.current;
    before.current = { picked, reason };
    if (reason !== null && reason !== last.reason) signal('refuse');
    else if (picked !== null && picked !== last.picked) signal('pick');
  }, [signal, picked, reason]);
}
