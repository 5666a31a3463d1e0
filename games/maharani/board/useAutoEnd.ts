import { useEffect, useRef } from 'react';
import type { Desk } from './desk.ts';
import { useLiking } from './liking.ts';

/** Long enough to see what happened and to take it back, in milliseconds. */
const GRACE = 1100;

/** Ends the turn by itself where nothing else is left to do, for a player who likes that. */
export function useAutoEnd(desk: Desk): boolean {
  const { autoEnd } = useLiking();
  const end = useRef(desk.end);
  useEffect(() => {
    end.current = desk.end;
  });
  const due = autoEnd && desk.kind === 'finish' && !desk.busy && !desk.past;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => end.current(), GRACE);
    return () => clearTimeout(timer);
  }, [due]);
  return due;
}
