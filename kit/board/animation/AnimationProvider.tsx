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
import { animationEnd, type BoardAnimation, numberAt } from './board-animation.ts';

const BoardAnimationContext = createContext<BoardAnimation | null>(null);

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Provides an animation to the parts inside; null if nothing moves. */
export function AnimationProvider({
  animation,
  children,
}: {
  animation: BoardAnimation | null;
  children: ReactNode;
}) {
  return <BoardAnimationContext value={animation}>{children}</BoardAnimationContext>;
}

/** Animates an element with the piece animations of its key. They replace the element's own transform. */
export function usePieceAnimation<E extends Element>(key: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  const animation = useContext(BoardAnimationContext);
  useLayoutEffect(() => {
    const element = ref.current;
    const running = animation?.pieces
      .filter((piece) => piece.key === key)
      .map(({ frames, at, ms, easing = EASE }) =>
        element?.animate([...frames], { delay: at, duration: ms, easing, fill: 'backwards' }),
      );
    return () => running?.forEach((animation) => animation?.cancel());
  }, [animation, key]);
  return ref;
}

/** Returns a number that counts with the number animations of its key and ends at `value`. */
export function useAnimatedNumber(key: string, value: number): number {
  const animation = useContext(BoardAnimationContext);
  const [counted, setCounted] = useState<{ animation: BoardAnimation; shown: number } | null>(null);
  useEffect(() => {
    const numbers = animation?.numbers.filter((count) => count.key === key) ?? [];
    if (!animation || numbers.length === 0) return;
    const end = animationEnd({ pieces: [], numbers });
    let frame = 0;
    let begin: number | null = null;
    const tick = (now: number) => {
      begin ??= now;
      const gone = now - begin;
      setCounted({ animation, shown: numberAt(numbers, value, gone) });
      if (gone < end) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [animation, key, value]);
  if (!animation) return value;
  if (counted?.animation === animation) return counted.shown;
  // The animation has not begun: the first rendering of a step still shows the old value.
  return animation.numbers.find((count) => count.key === key)?.from ?? value;
}
