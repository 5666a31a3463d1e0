import { useEffect, useState } from 'react';
import { afterFirstPaint } from '../state/scheduling.ts';
import type { KeptMatch } from './match-library.ts';

/** Matches on this device for the home page: those that go on, and the last few that are over. */
export interface LocalGame {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly people: number;
  readonly over: boolean;
  readonly lastAt: number;
}

const OVER_KEPT = 3;

/** Those games; null until the device has been asked. */
export function useLocalGames(): readonly LocalGame[] | null {
  const [games, setGames] = useState<readonly LocalGame[] | null>(null);
  useEffect(() => {
    let gone = false;
    const show = (all: readonly LocalGame[]) => {
      if (!gone) setGames(all);
    };
    afterFirstPaint()
      .then(() => import('./match-library.ts'))
      .then(({ matchLibrary }) => matchLibrary.all())
      .then(
        (all) => show(listHomeGames(all)),
        // A browser that keeps nothing has no games to show; that is said when one is begun.
        () => show([]),
      );
    return () => {
      gone = true;
    };
  }, []);
  return games;
}

function listHomeGames(all: readonly KeptMatch[]): LocalGame[] {
  const newestFirst = all.toSorted((a, b) => b.lastAt - a.lastAt);
  const over = newestFirst.filter((match) => match.over).slice(0, OVER_KEPT);
  return [...newestFirst.filter((match) => !match.over), ...over].map((match) => ({
    id: match.id,
    game: match.game,
    seats: match.names.length,
    people: match.names.filter((name) => name !== null).length,
    over: match.over,
    lastAt: match.lastAt,
  }));
}
