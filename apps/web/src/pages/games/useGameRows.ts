import { findCover } from '@durbar/games/registry/covers.ts';
import { useEffect, useMemo, useState } from 'react';
import { matchLibrary, readRules, type StoredMatch } from '../../local/match-library.ts';
import { api } from '../../net/api.ts';
import { type Lobby, useLobby } from '../../state/lobby.ts';
import { type GameRow, matchRow, sortRows, tableRow } from './game-rows.ts';

/** For how long a removed match stays on this device. */
const REMOVED_MS = 30 * 24 * 60 * 60 * 1000;

export interface GameRows {
  /** Sorted; null until this device's matches are loaded. */
  readonly rows: readonly GameRow[] | null;
  readonly lobby: Lobby;
  /** Removes a game from the list or puts it back. @throws {ApiError} */
  readonly setRemoved: (row: GameRow, removed: boolean) => Promise<void>;
}

/** All games of the person, on the server and on this device. */
export function useGameRows(): GameRows {
  const lobby = useLobby();
  const [matches, setMatches] = useState<readonly StoredMatch[] | null>(null);
  useEffect(() => void readMatches().then(setMatches), []);
  const mine = lobby.lists?.mine;
  const rows = useMemo(
    () => matches && sortRows([...(mine ?? []).map(tableRow), ...matches.map(rowOfMatch)]),
    [matches, mine],
  );
  const setRemoved = async ({ id, place }: GameRow, removed: boolean) => {
    if (place === 'server') {
      await api.hideTable(id, removed);
      return;
    }
    const match = await matchLibrary.read(id);
    if (match) {
      const { deletedAt: _, ...kept } = match;
      await matchLibrary.write(removed ? { ...kept, deletedAt: Date.now() } : kept);
    }
    setMatches(await readMatches());
  };
  return { rows, lobby, setRemoved };
}

/** This device's matches. Those that were removed long ago are deleted. */
async function readMatches(): Promise<readonly StoredMatch[]> {
  try {
    const all = await matchLibrary.all();
    const expired = all.filter(
      ({ deletedAt }) => deletedAt !== undefined && Date.now() - deletedAt > REMOVED_MS,
    );
    await Promise.all(expired.map(({ id }) => matchLibrary.remove(id)));
    return all.filter((match) => !expired.includes(match));
  } catch {
    // A browser that stores nothing has no games; the player learns that when starting one.
    return [];
  }
}

/** Uses the game's cover, so that the list loads no rules. */
function rowOfMatch(match: StoredMatch): GameRow {
  const rules = readRules(match);
  return matchRow(match, rules !== null && !(findCover(match.game)?.rules.includes(rules) ?? false));
}
