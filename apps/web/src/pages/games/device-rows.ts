import { findCover } from '@durbar/games/registry/covers.ts';
import { matchLibrary, readRules, type StoredMatch } from '../../local/match-library.ts';
import { type GameRow, matchRow } from './game-rows.ts';

/** For how long a removed match stays on this device. */
const REMOVED_MS = 30 * 24 * 60 * 60 * 1000;

/** This device's matches. Those that were removed long ago are deleted. */
export async function readMatches(): Promise<readonly StoredMatch[]> {
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
export function rowOfMatch(match: StoredMatch): GameRow {
  const rules = readRules(match);
  return matchRow(match, rules !== null && !(findCover(match.game)?.rules.includes(rules) ?? false));
}
