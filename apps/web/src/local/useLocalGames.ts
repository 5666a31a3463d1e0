import { useEffect, useState } from 'react';
import { afterFirstPaint } from '../state/scheduling.ts';
import type { KeptMatch } from './match-library.ts';

/** A match of this device, as the home page lists it. */
export interface LocalGame {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly people: number;
  readonly over: boolean;
  readonly lastAt: number;
}

/** How many finished games the home page lists. */
const MAX_FINISHED = 3;

/** The running games and the last few finished ones; null until they are loaded. */
export function useLocalGames(): readonly LocalGame[] | null {
  const [games, setGames] = useState<readonly LocalGame[] | null>(null);
  useEffect(() => {
    let unmounted = false;
    const show = (all: readonly LocalGame[]) => {
      if (!unmounted) setGames(all);
    };
    afterFirstPaint()
      .then(() => import('./match-library.ts'))
      .then(({ matchLibrary }) => matchLibrary.all())
      .then(
        (all) => show(listHomeGames(all)),
        // A browser that stores nothing has no games; the player learns that when starting one.
        () => show([]),
      );
    return () => {
      unmounted = true;
    };
  }, []);
  return games;
}

function listHomeGames(all: readonly KeptMatch[]): LocalGame[] {
  const newestFirst = all.toSorted((a, b) => b.lastAt - a.lastAt);
  const over = newestFirst.filter((match) => match.over).slice(0, MAX_FINISHED);
  return [...newestFirst.filter((match) => !match.over), ...over].map((match) => ({
    id: match.id,
    game: match.game,
    seats: match.names.length,
    people: match.names.filter((name) => name !== null).length,
    over: match.over,
    lastAt: match.lastAt,
  }));
}
