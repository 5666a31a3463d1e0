import type { GameEvent } from '@durbar/kernel';
import type { BoardAnimation } from '@durbar/kit/board/animation/board-animation.ts';
import { animationOfStep, positionBefore } from '@durbar/kit/board/animation/step-animation.ts';
import type { PlaybackStep } from '@durbar/kit/board/board-contract.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardLayout } from './model/piece-shapes.ts';

/** A step to be moved: what happened, from which position to which. */
export interface StepAnimationInput<V, E> {
  readonly id: number;
  readonly events: readonly E[];
  readonly before: V;
  readonly after: V;
  /** Length of the step as it is shown. */
  readonly ms: number;
  /** CSS pixels of the Maharaja's track. */
  readonly trackWidth: number;
  readonly layout: BoardLayout;
}

/**
 * How the step that is shown moves, until it has been shown.
 * @param isLookingBack whether an earlier position is looked at: what comes after a look back is not moved from there
 */
export function useStepAnimation<V, E extends GameEvent>(
  step: PlaybackStep<E> | null,
  position: V,
  { isLookingBack, layout }: { readonly isLookingBack: boolean; readonly layout: BoardLayout },
  root: RefObject<HTMLElement | null>,
  motionOf: (input: StepAnimationInput<V, E>) => BoardAnimation,
): BoardAnimation | null {
  const before = useRef<V | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const animation = useMemo(() => {
    const trackWidth = root.current?.querySelector<HTMLElement>('[data-track]')?.clientWidth ?? 720;
    return animationOfStep(step, before.current, ({ id, events, ms }, stood) =>
      motionOf({ id, events, before: stood, after: position, ms, trackWidth, layout }),
    );
    // A step is planned once, when it begins: what stood before is then still known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [step?.id]);
  useEffect(() => {
    before.current = positionBefore(position, isLookingBack);
  }, [position, isLookingBack]);
  useEffect(() => {
    if (!step || !animation) return;
    const timer = setTimeout(() => setShown(step.id), step.ms + 60);
    return () => clearTimeout(timer);
  }, [step, animation]);
  return step && step.id === shown ? null : animation;
}
