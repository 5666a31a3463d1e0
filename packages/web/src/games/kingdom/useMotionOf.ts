import type { GameEvent } from '@durbar/kernel';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Motion } from '../../board-kit/motion/types.ts';
import type { ShownStep } from '../contract.ts';

/** A step to be moved: what happened, from which position to which. */
export interface MotionInput<V, E> {
  readonly id: number;
  readonly events: readonly E[];
  readonly before: V;
  readonly after: V;
  /** Length of the step as it is shown. */
  readonly ms: number;
  /** CSS pixels of the Maharaja's track. */
  readonly trackWidth: number;
}

/**
 * How the step that is shown moves, until it has been shown.
 * @param past whether an earlier position is looked at: what comes after a look back is not moved from there
 */
export function useMotionOf<V, E extends GameEvent>(
  step: ShownStep<E> | null,
  position: V,
  past: boolean,
  root: RefObject<HTMLElement | null>,
  motionOf: (input: MotionInput<V, E>) => Motion,
): Motion | null {
  const before = useRef<V | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const motion = useMemo(() => {
    if (!step || step.ms === 0 || !before.current) return null;
    const { id, events, ms } = step;
    const trackWidth = root.current?.querySelector<HTMLElement>('[data-track]')?.clientWidth ?? 720;
    return motionOf({ id, events, before: before.current, after: position, ms, trackWidth });
    // A step is planned once, when it begins: what stood before is then still known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [step?.id]);
  useEffect(() => {
    before.current = past ? null : position;
  }, [position, past]);
  useEffect(() => {
    if (!step || !motion) return;
    const timer = setTimeout(() => setShown(step.id), step.ms + 60);
    return () => clearTimeout(timer);
  }, [step, motion]);
  return step && step.id === shown ? null : motion;
}
