import { API, tableInfo } from '@durbar/protocol';
import { useEffect, useMemo, useState } from 'react';
import { matchLibrary, type StoredMatch } from '../../local/match-library.ts';
import { requestJson } from '../../net/api.ts';
import { type Lobby, useLobby } from '../../state/lobby.ts';
import { readMatches, rowOfMatch } from './device-rows.ts';
import { type GameRow, sortRows, tableRow } from './game-rows.ts';

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
      await requestJson('POST', API.hide(id), tableInfo, { hidden: removed });
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
