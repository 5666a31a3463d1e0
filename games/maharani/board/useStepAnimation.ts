import { positionBefore } from '@durbar/kit/board/animation/step-animation.ts';
import type { PlaybackStep } from '@durbar/kit/board/board-contract.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Event, View } from '../rules/index.ts';
import { animateStep, type MaharaniAnimation } from './model/animate-step.ts';

interface StepAnimationProps {
  readonly step: PlaybackStep<Event> | null;
  readonly position: View;
  readonly turn: number;
  /** An earlier position is looked at: what comes after is not moved from there. */
  readonly past: boolean;
  /** Set while the tile of the next step was carried to its space by hand. */
  readonly wasDragged: RefObject<boolean>;
}

/** How the step that is shown moves, until it has been shown. */
export function useStepAnimation({
  step,
  position,
  turn,
  past,
  wasDragged,
}: StepAnimationProps): MaharaniAnimation | null {
  const before = useRef<View | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const animation = useMemo(() => {
    if (!step) return null;
    const { id, events, ms } = step;
    return animateStep({
      id,
      events,
      before: before.current,
      after: position,
      turn,
      ms,
      wasDragged: wasDragged.current,
    });
    // A step is planned once, when it begins: what stood before is then still known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [step?.id]);
  useEffect(() => {
    before.current = positionBefore(position, past);
  }, [position, past]);
  useEffect(() => {
    if (!step || !animation) return;
    const timer = setTimeout(() => setShown(step.id), step.ms + 60);
    return () => clearTimeout(timer);
  }, [step, animation]);
  useEffect(() => {
    wasDragged.current = false;
  }, [step?.id, wasDragged]);
  return step && step.id === shown ? null : animation;
}
