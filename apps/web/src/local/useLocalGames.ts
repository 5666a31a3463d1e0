import { findCover } from '@durbar/games/registry/covers.ts';
import { useEffect, useState } from 'react';
import { afterFirstPaint } from '../state/scheduling.ts';
import type { StoredMatch } from './match-library.ts';

/** A match of this device, as the home page lists it. */
export interface LocalGame {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly people: number;
  readonly over: boolean;
  /** Whether this page lacks the rules of the match. */
  readonly unplayable: boolean;
  readonly lastAt: number;
}

/** The running games and the last `maxFinished` finished ones; null until they are loaded. */
export function useLocalGames(maxFinished: number): readonly LocalGame[] | null {
  const [games, setGames] = useState<readonly LocalGame[] | null>(null);
  useEffect(() => {
    let unmounted = false;
    const show = (all: readonly LocalGame[]) => {
      if (!unmounted) setGames(all);
    };
    afterFirstPaint()
      .then(() => import('./match-library.ts'))
      .then(async ({ matchLibrary, readRules: rulesOf }) =>
        listGames(await matchLibrary.all(), rulesOf, maxFinished),
      )
      .then(
        show,
        // A browser that stores nothing has no games; the player learns that when starting one.
        () => show([]),
      );
    return () => {
      unmounted = true;
    };
  }, [maxFinished]);
  return games;
}

/**
 * Uses the game's cover, so that the list loads no rules. A match that cannot be read reports that when it is opened.
 */
function hasRules(game: string, rules: number | null): boolean {
  return rules === null || (findCover(game)?.rules.includes(rules) ?? false);
}

function listGames(
  all: readonly StoredMatch[],
  rulesOf: (match: StoredMatch) => number | null,
  maxFinished: number,
): LocalGame[] {
  const newestFirst = all
    .filter(({ deletedAt }) => deletedAt === undefined)
    .toSorted((a, b) => b.lastAt - a.lastAt);
  const over = newestFirst.filter((match) => match.over).slice(0, maxFinished);
  return [...newestFirst.filter((match) => !match.over), ...over].map((match) => ({
    id: match.id,
    game: match.game,
    seats: match.names.length,
    people: match.names.filter((name) => name !== null).length,
    over: match.over,
    unplayable: !hasRules(match.game, rulesOf(match)),
    lastAt: match.lastAt,
  }));
}
