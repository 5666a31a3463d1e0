import type { Game, GameEvent } from '@durbar/kernel';
import { at, seededRng } from '@durbar/kernel';
import { DEFAULT_SETTINGS, playoutFailure } from './check-game.ts';
import { WordChecker } from './check-words.ts';
import { randomConfiguration } from './configurations.ts';
import { attemptedEntries, playout } from './playout.ts';
import { createPolicy, POLICIES } from './policy.ts';
import type { Failure } from './report.ts';
import type { AnyGame, CheckSettings, CheckSubject } from './settings.ts';
import { CoverageNotes } from './settings.ts';
import { shrinkPlayout } from './shrink.ts';

export interface FuzzSettings<S = unknown, M = unknown, E = GameEvent> extends CheckSettings<S, M, E> {
  /** Maximum number of matches to play. */
  readonly games: number;
  readonly seed: string;
  /** Called after each match with the number of matches played so far. */
  onGame?(done: number): void;
}

export interface FuzzReport {
  readonly game: string;
  /** Matches played, including the failing one. */
  readonly games: number;
  readonly moves: number;
  readonly positions: number;
  /** The first failure, with its match shrunk; null if all laws held. */
  readonly failure: Failure | null;
  /** Number of entries of the failing match before shrinking; null if all laws held. */
  readonly entriesBefore: number | null;
}

/**
 * Plays random matches with random seat counts, options and undo, and checks all laws. Stops at the first broken law.
 * Deterministic: the same settings find the same failure.
 */
export function fuzz<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  settings: FuzzSettings<S, M, E>,
): FuzzReport {
  return fuzzAnyGame(game, settings);
}

function fuzzAnyGame(game: AnyGame, settings: FuzzSettings): FuzzReport {
  const notes = new CoverageNotes();
  const words = new WordChecker(settings.words);
  for (let i = 0; i < settings.games; i++) {
    const seed = `${settings.seed} ${i}`;
    const configuration = randomConfiguration(game, settings, seededRng(seed, 'configuration'));
    const subject: CheckSubject = { game, settings, words, configuration, notes };
    const failing = fuzzOnce(subject, seed, i);
    settings.onGame?.(i + 1);
    if (!failing) continue;
    return { game: game.meta.id, games: i + 1, moves: notes.moves, positions: notes.positions, ...failing };
  }
  const { moves, positions } = notes;
  return { game: game.meta.id, games: settings.games, moves, positions, failure: null, entriesBefore: null };
}

function fuzzOnce(
  subject: CheckSubject,
  seed: string,
  i: number,
): Pick<FuzzReport, 'failure' | 'entriesBefore'> | null {
  const { settings, configuration } = subject;
  const { every = DEFAULT_SETTINGS.every, limit = DEFAULT_SETTINGS.limit } = settings;
  const policy = createPolicy(at(POLICIES, i % POLICIES.length), settings);
  // Try the cheap checks alone first: a failure in the match itself is easier to read than one found by looking ahead.
  const failing =
    playout({ ...subject, notes: new CoverageNotes() }, { seed, policy, every: null, limit }) ??
    playout(subject, { seed, policy, every, limit });
  if (!failing) return null;
  const entriesBefore = attemptedEntries(failing).length;
  // Shrinking cannot help a match that never ends: it is already cut at the limit.
  const short =
    failing.broken.law === 'ends'
      ? failing
      : shrinkPlayout({ ...subject, notes: new CoverageNotes() }, seed, failing);
  return { failure: playoutFailure(short, configuration), entriesBefore };
}
