import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { countAt, lengthOf, type Motion } from './types.ts';

const MotionContext = createContext<Motion | null>(null);

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Lets the parts inside move as `motion` says; null: everything stands where it is drawn. */
export function MotionStage({ motion, children }: { motion: Motion | null; children: ReactNode }) {
  return <MotionContext value={motion}>{children}</MotionContext>;
}

/** Moves an element by the cues of its name. It must carry no transform of its own: the cue's would replace it. */
export function useMotion<E extends Element>(key: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  const motion = useContext(MotionContext);
  useLayoutEffect(() => {
    const element = ref.current;
    const running = motion?.cues
      .filter((cue) => cue.key === key)
      .map(({ frames, at, ms, easing = EASE }) =>
        element?.animate([...frames], { delay: at, duration: ms, easing, fill: 'backwards' }),
      );
    return () => running?.forEach((animation) => animation?.cancel());
  }, [motion, key]);
  return ref;
}

/** A number that counts up or down by the counts of its name, and ends at `value`. */
export function useCount(key: string, value: number): number {
  const motion = useContext(MotionContext);
  const [counted, setCounted] = useState<{ motion: Motion; shown: number } | null>(null);
  useEffect(() => {
    const counts = motion?.counts.filter((count) => count.key === key) ?? [];
    if (!motion || counts.length === 0) return;
    const end = lengthOf({ cues: [], counts });
    let frame = 0;
    let begin: number | null = null;
    const tick = (now: number) => {
      begin ??= now;
      const gone = now - begin;
      setCounted({ motion, shown: countAt(counts, value, gone) });
      if (gone < end) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [motion, key, value]);
  if (!motion) return value;
  if (counted?.motion === motion) return counted.shown;
  // Not begun: the first render of a step still shows the old value.
  return motion.counts.find((count) => count.key === key)?.from ?? value;
}
