import type { Game, GameEvent } from '@durbar/kernel';
import { at, below, seededRng } from '@durbar/kernel';
import { DEFAULT_SETTINGS, playoutFailure } from './check-game.ts';
import { WordChecker } from './check-words.ts';
import { createConfiguration, randomOptions } from './configurations.ts';
import { attemptedEntries, playout } from './playout.ts';
import { createPolicy, POLICIES } from './policy.ts';
import type { Failure } from './report.ts';
import type { AnyGame, CheckSettings, CheckSubject, Configuration } from './settings.ts';
import { CoverageNotes } from './settings.ts';
import { shrinkPlayout } from './shrink.ts';

export interface FuzzSettings<S = unknown, M = unknown, E = GameEvent> extends CheckSettings<S, M, E> {
  /** Matches to be played. */
  readonly games: number;
  readonly seed: string;
  /** Called after each match, with how many there were. */
  onGame?(done: number): void;
}

export interface FuzzReport {
  readonly game: string;
  /** Matches played, the failing one included. */
  readonly games: number;
  readonly moves: number;
  readonly positions: number;
  /** The first failure, its match made as short as could be; null if all laws held. */
  readonly failure: Failure | null;
  /** Entries of the failing match before it was made shorter. */
  readonly entriesBefore: number | null;
}

/**
 * Plays matches at random, with random seat counts and options, undo included, and checks all laws on the way; stops
 * at the first one broken. The same settings find the same failure.
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
    const configuration = randomConfiguration(game, settings, seed);
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
  // What breaks on the way itself is seen best without looking ahead from there.
  const failing =
    playout({ ...subject, notes: new CoverageNotes() }, { seed, policy, every: null, limit }) ??
    playout(subject, { seed, policy, every, limit });
  if (!failing) return null;
  const entriesBefore = attemptedEntries(failing).length;
  // A match that does not end only gets shorter by being cut off.
  const short =
    failing.broken.law === 'ends'
      ? failing
      : shrinkPlayout({ ...subject, notes: new CoverageNotes() }, seed, failing);
  return { failure: playoutFailure(short, configuration), entriesBefore };
}

/** Some seat count and options that go together. */
function randomConfiguration(game: AnyGame, settings: CheckSettings, seed: string): Configuration {
  const rng = seededRng(seed, 'configuration');
  const counts = settings.seatCounts ?? game.meta.seatCounts;
  for (let attempt = 0; attempt < 1000; attempt++) {
    const players = at(counts, below(rng, counts.length));
    const configuration = createConfiguration(game, players, randomOptions(game.meta.options, settings, rng));
    if (configuration) return configuration;
  }
  throw new Error(`${game.meta.id} accepts none of 1000 random option sets`);
}
