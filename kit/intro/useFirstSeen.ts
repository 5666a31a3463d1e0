import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How much of an element must be in the window for it to count as seen. */
const PART = 0.4;

const isInWindow = ({ top, bottom, left, right }: DOMRect): boolean =>
  top < innerHeight && bottom > 0 && left < innerWidth && right > 0;

/** Whether an element has been in the window; one that is there from the start counts before the first paint. */
export function useFirstSeen<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  useLayoutEffect(() => {
    if (ref.current && isInWindow(ref.current.getBoundingClientRect())) setSeen(true);
  }, []);
  useEffect(() => {
    if (isSeen || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: PART },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [ref, isSeen];
}
