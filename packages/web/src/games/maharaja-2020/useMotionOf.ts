import type { Event, View } from '@durbar/maharaja-2020';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Motion } from '../../board-kit/motion/types.ts';
import type { ShownStep } from '../contract.ts';
import { chartOf } from './model/chart.ts';
import { motionOf } from './model/motion.ts';

/** How the step that is shown moves, until it has been shown. */
export function useMotionOf(
  step: ShownStep<Event> | null,
  position: View,
  root: RefObject<HTMLElement | null>,
): Motion | null {
  const before = useRef<View | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const motion = useMemo(() => {
    if (!step || step.ms === 0 || !before.current) return null;
    const width = root.current?.querySelector<HTMLElement>('[data-track]')?.clientWidth ?? 720;
    return motionOf({
      id: step.id,
      events: step.events,
      before: before.current,
      after: position,
      chart: chartOf(position),
      ms: step.ms,
      trackWidth: width,
    });
    // A step is planned once, when it begins: what stood before is then still known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [step?.id]);
  useEffect(() => {
    before.current = position;
  }, [position]);
  useEffect(() => {
    if (!step || !motion) return;
    const timer = setTimeout(() => setShown(step.id), step.ms + 60);
    return () => clearTimeout(timer);
  }, [step, motion]);
  return step && step.id === shown ? null : motion;
}
