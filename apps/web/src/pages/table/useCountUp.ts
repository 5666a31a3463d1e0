import { useEffect, useState } from 'react';

/** Time for each line of the score. */
const LINE_MS = 420;

/** How many of `count` lines are counted by now: one after another, or all at once where things stand still. */
export function useCountUp(count: number, still: boolean): number {
  const [counted, setCounted] = useState(0);
  useEffect(() => {
    if (still || counted >= count) return;
    const timer = setTimeout(() => setCounted(counted + 1), LINE_MS);
    return () => clearTimeout(timer);
  }, [counted, count, still]);
  return still ? count : Math.min(counted, count);
}
