import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlaybackStep } from '../board-contract.ts';
import type { StepAnimations } from './step-animations.ts';

/** Time that an animation stays after the end of its step, in milliseconds. */
const GRACE_MS = 60;

/** A step to animate: its events, and the positions before and after it. */
export interface AnimatedStep<V, E> {
  readonly id: number;
  readonly events: readonly E[];
  /** Null if unknown, as after a look at an earlier position. */
  readonly before: V | null;
  readonly after: V;
  /** Length of the step at the chosen speed, in milliseconds. */
  readonly ms: number;
}

/** The position that the next step starts from; null during a look back. */
export function positionBefore<V>(position: V, isLookingBack: boolean): V | null {
  return isLookingBack ? null : position;
}

/** The animation of a step; null if the step takes no time or the position before it is unknown. */
export function animationOfStep<V, S extends { readonly ms: number }, A extends StepAnimations>(
  step: S | null,
  before: V | null,
  animate: (step: S, before: V) => A | null,
): A | null {
  return step === null || step.ms === 0 || before === null ? null : animate(step, before);
}

interface StepProps<V, E> {
  readonly step: PlaybackStep<E> | null;
  readonly position: V;
  readonly isLookingBack: boolean;
}

/**
 * Returns the animation of the current step until it has been shown; then null.
 * @param animate called once for each step, when it begins
 */
export function useStepAnimation<V, E, A extends StepAnimations>(
  { step, position, isLookingBack }: StepProps<V, E>,
  animate: (step: AnimatedStep<V, E>) => A | null,
): A | null {
  const before = useRef<V | null>(null);
  const [finished, setFinished] = useState<number | null>(null);
  const animation = useMemo(
    () =>
      step &&
      animate({
        id: step.id,
        events: step.events,
        before: before.current,
        after: position,
        ms: step.ms,
      }),
    // An animation is computed once, when its step begins, because only then the position before it is known.
    // oxlint-disable-next-line react/exhaustive-deps
    [step?.id],
  );
  useEffect(() => {
    before.current = positionBefore(position, isLookingBack);
  }, [position, isLookingBack]);
  useEffect(() => {
    if (!step || !animation) return;
    const timer = setTimeout(() => setFinished(step.id), step.ms + GRACE_MS);
    return () => clearTimeout(timer);
  }, [step, animation]);
  return step && step.id === finished ? null : animation;
}
