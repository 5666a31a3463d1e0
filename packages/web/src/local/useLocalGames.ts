import { useEffect, useState } from 'react';
import { type KeptMatch, library } from './library.ts';

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

export function useLocalGames(): readonly LocalGame[] {
  const [games, setGames] = useState<readonly LocalGame[]>([]);
  useEffect(() => {
    let gone = false;
    library.all().then(
      (all) => {
        if (!gone) setGames(shownOf(all));
      },
      // A browser that keeps nothing has no games to show; that is said when one is begun.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return games;
}

function shownOf(all: readonly KeptMatch[]): LocalGame[] {
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
