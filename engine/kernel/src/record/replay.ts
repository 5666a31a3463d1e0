import type { Game, GameEvent } from '../contract.ts';
import { hashPosition } from '../hash.ts';
import type { Outcome } from '../outcome.ts';
import { Playback } from './playback.ts';
import { reopenMatch } from './start.ts';
import type { Entry, MatchRecord } from './types.ts';

/** The end of a replay. */
export interface Replayed<S> {
  readonly state: S;
  /** SHA-256 of the state's fingerprint, computed by the replay. */
  readonly hash: string;
  readonly outcome: Outcome | null;
}

/** One entry and its effect. */
export interface ReplayedEntry<S, E> {
  /** From 0. */
  readonly index: number;
  readonly entry: Entry;
  /** The state after the entry. Read it before the next entry changes it. */
  readonly state: S;
  /** Unredacted. */
  readonly events: readonly E[];
}

export interface ReplayOptions<S, E> {
  readonly onEntry?: (replayed: ReplayedEntry<S, E>) => void;
}

/**
 * Plays a record from its draws and entries. Does not compare the result with the record's hash and outcome; `verify`
 * does.
 * @throws {RecordError} if the record does not fit the game
 * @throws {EntryError} with the number of the first entry that cannot be played
 */
export function replay<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  record: MatchRecord,
  { onEntry }: ReplayOptions<S, E> = {},
): Replayed<S> {
  const playback = new Playback(game, reopenMatch(game, record));
  for (const [index, entry] of record.entries.entries()) {
    const events = playback.add(entry);
    onEntry?.({ index, entry, state: playback.state, events });
  }
  return { state: playback.state, hash: hashPosition(game, playback.state), outcome: playback.outcome };
}
