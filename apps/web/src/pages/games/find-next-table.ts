import { API, tableLists } from '@durbar/protocol';
import { requestJson } from '../../net/api.ts';
import { ApiError } from '../../net/api-error.ts';
import { identifyBrowser } from '../../state/identity.ts';
import { readMatches, rowOfMatch } from './device-rows.ts';
import { type GameRow, sortRows, tableRow } from './game-rows.ts';

/** The first of the sorted rows where it is the person's turn; null if there is none. @param here a path to leave out */
export function firstTurn(rows: readonly GameRow[], here: string | null = null): GameRow | null {
  return (
    sortRows(rows).find(({ list, group, href }) => list === 'now' && group === 'mine' && href !== here) ??
    null
  );
}

/** Finds the next game where it is the person's turn, on the server and on this device. @param here the path of the game on screen */
export async function findNextTable(here: string): Promise<string | null> {
  const [tables, matches] = await Promise.all([readTables(), readMatches()]);
  return firstTurn([...tables, ...matches.map(rowOfMatch)], here)?.href ?? null;
}

/** The tables of the person; none while the server does not answer, as games on this device can be played without it. */
async function readTables(): Promise<readonly GameRow[]> {
  try {
    await identifyBrowser();
    const { mine } = await requestJson('GET', API.tables, tableLists);
    return mine.map(tableRow);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
