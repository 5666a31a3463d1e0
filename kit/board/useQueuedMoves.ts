import type { GameEvent } from '@durbar/kernel';
import { useCallback, useEffect, useRef } from 'react';
import type { BoardProps } from './board-contract.ts';

/** Returns the next of several queued moves, and the remaining ones; a refused move drops them all. */
export function takeNextMove<M>(
  queue: readonly M[],
  isRefused: (move: M) => boolean,
): { readonly next: M | null; readonly rest: readonly M[] } {
  const [next, ...rest] = queue;
  return next === undefined || isRefused(next) ? { next: null, rest: [] } : { next, rest };
}

type QueueProps<V, M> = Pick<
  BoardProps<V, M, GameEvent>,
  'act' | 'busy' | 'decision' | 'position' | 'viewer' | 'step'
>;

/**
 * Plays moves one after the other, each once the one before is confirmed and animated.
 * @param isRefused whether the rules refuse a seat's move; must be the same function on each rendering
 */
export function useQueuedMoves<V, M>(
  { act, busy, decision, position, viewer, step }: QueueProps<V, M>,
  isRefused: (position: V, seat: number, move: M) => boolean,
): (moves: readonly M[]) => void {
  const queue = useRef<readonly M[]>([]);
  const ms = step?.ms ?? 0;
  useEffect(() => {
    if (queue.current.length === 0 || busy || !decision || typeof viewer !== 'number') return;
    const playNext = () => {
      const { next, rest } = takeNextMove(queue.current, (move) => isRefused(position, viewer, move));
      queue.current = rest;
      if (next !== null) act(next);
    };
    const timer = setTimeout(playNext, ms);
    return () => clearTimeout(timer);
  }, [act, busy, decision, position, isRefused, viewer, ms]);
  return useCallback(
    (moves) => {
      const [first, ...rest] = moves;
      if (first === undefined) return;
      queue.current = rest;
      act(first);
    },
    [act],
  );
}
