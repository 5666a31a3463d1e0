import type { GameEvent } from '@durbar/kernel';
import type { ShownStep } from '@durbar/kit/board/contract.ts';
import { movementOf, stoodBefore } from '@durbar/kit/board/motion/before.ts';
import type { Motion } from '@durbar/kit/board/motion/types.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Layout } from './model/forms.ts';

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
  readonly layout: Layout;
}

/**
 * How the step that is shown moves, until it has been shown.
 * @param past whether an earlier position is looked at: what comes after a look back is not moved from there
 */
export function useMotionOf<V, E extends GameEvent>(
  step: ShownStep<E> | null,
  position: V,
  { past, layout }: { readonly past: boolean; readonly layout: Layout },
  root: RefObject<HTMLElement | null>,
  motionOf: (input: MotionInput<V, E>) => Motion,
): Motion | null {
  const before = useRef<V | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const motion = useMemo(() => {
    const trackWidth = root.current?.querySelector<HTMLElement>('[data-track]')?.clientWidth ?? 720;
    return movementOf(step, before.current, ({ id, events, ms }, stood) =>
      motionOf({ id, events, before: stood, after: position, ms, trackWidth, layout }),
    );
    // A step is planned once, when it begins: what stood before is then still known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [step?.id]);
  useEffect(() => {
    before.current = stoodBefore(position, past);
  }, [position, past]);
  useEffect(() => {
    if (!step || !motion) return;
    const timer = setTimeout(() => setShown(step.id), step.ms + 60);
    return () => clearTimeout(timer);
  }, [step, motion]);
  return step && step.id === shown ? null : motion;
}
