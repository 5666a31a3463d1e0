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
import { animationEnd, numberAt, type StepAnimations } from './step-animations.ts';

const StepAnimationsContext = createContext<StepAnimations | null>(null);

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Provides the animations of a step to the parts inside; null if nothing moves. */
export function AnimationProvider({
  animations,
  children,
}: {
  animations: StepAnimations | null;
  children: ReactNode;
}) {
  return <StepAnimationsContext value={animations}>{children}</StepAnimationsContext>;
}

/**
 * Returns a ref. The element plays all piece animations with this key; while they run, their transforms replace its own.
 */
export function usePieceAnimation<E extends Element>(key: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  const animations = useContext(StepAnimationsContext);
  useLayoutEffect(() => {
    const element = ref.current;
    const running = animations?.pieces
      .filter((piece) => piece.key === key)
      .map(({ frames, at, ms, easing = EASE }) =>
        element?.animate([...frames], { delay: at, duration: ms, easing, fill: 'backwards' }),
      );
    return () => running?.forEach((animation) => animation?.cancel());
  }, [animations, key]);
  return ref;
}

/** The number to show for `key`: it follows this step's number animations and ends at `value`. */
export function useAnimatedNumber(key: string, value: number): number {
  const animations = useContext(StepAnimationsContext);
  const [counted, setCounted] = useState<{ animations: StepAnimations; shown: number } | null>(null);
  useEffect(() => {
    const numbers = animations?.numbers.filter((count) => count.key === key) ?? [];
    if (!animations || numbers.length === 0) return;
    const end = animationEnd({ pieces: [], numbers });
    let frame = 0;
    let begin: number | null = null;
    const tick = (now: number) => {
      begin ??= now;
      const elapsed = now - begin;
      setCounted({ animations, shown: numberAt(numbers, value, elapsed) });
      if (elapsed < end) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [animations, key, value]);
  if (!animations) return value;
  if (counted?.animations === animations) return counted.shown;
  // The animation has not begun: the first rendering of a step still shows the old value.
  return animations.numbers.find((count) => count.key === key)?.from ?? value;
}
