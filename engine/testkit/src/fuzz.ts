import type { Game, GameEvent } from '@durbar/kernel';
import { at, below, seededRng } from '@durbar/kernel';
import { brokenFailure, DEFAULTS } from './check-game.ts';
import { configurationOf, randomOptions } from './configurations.ts';
import { attemptedIn, playout } from './playout.ts';
import { POLICIES, policyOf } from './policy.ts';
import type { Failure } from './report.ts';
import type { AnyGame, Configuration, Settings, Subject } from './settings.ts';
import { Notes } from './settings.ts';
import { shrink } from './shrink.ts';
import { Words } from './words.ts';

export interface FuzzSettings<S = unknown, M = unknown, E = GameEvent> extends Settings<S, M, E> {
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
  return fuzzAny(game, settings);
}

function fuzzAny(game: AnyGame, settings: FuzzSettings): FuzzReport {
  const notes = new Notes();
  const words = new Words(settings.words);
  for (let i = 0; i < settings.games; i++) {
    const seed = `${settings.seed} ${i}`;
    const configuration = randomConfiguration(game, settings, seed);
    const subject: Subject = { game, settings, words, configuration, notes };
    const failing = fuzzOnce(subject, seed, i);
    settings.onGame?.(i + 1);
    if (!failing) continue;
    return { game: game.meta.id, games: i + 1, moves: notes.moves, positions: notes.positions, ...failing };
  }
  const { moves, positions } = notes;
  return { game: game.meta.id, games: settings.games, moves, positions, failure: null, entriesBefore: null };
}

function fuzzOnce(
  subject: Subject,
  seed: string,
  i: number,
): Pick<FuzzReport, 'failure' | 'entriesBefore'> | null {
  const { settings, configuration } = subject;
  const { every = DEFAULTS.every, limit = DEFAULTS.limit } = settings;
  const policy = policyOf(at(POLICIES, i % POLICIES.length), settings);
  // What breaks on the way itself is seen best without looking ahead from there.
  const failing =
    playout({ ...subject, notes: new Notes() }, { seed, policy, every: null, limit }) ??
    playout(subject, { seed, policy, every, limit });
  if (!failing) return null;
  const entriesBefore = attemptedIn(failing).length;
  // A match that does not end only gets shorter by being cut off.
  const short =
    failing.broken.law === 'ends' ? failing : shrink({ ...subject, notes: new Notes() }, seed, failing);
  return { failure: brokenFailure(short, configuration), entriesBefore };
}

/** Some seat count and options that go together. */
function randomConfiguration(game: AnyGame, settings: Settings, seed: string): Configuration {
  const rng = seededRng(seed, 'configuration');
  const counts = settings.seatCounts ?? game.meta.seatCounts;
  for (let attempt = 0; attempt < 1000; attempt++) {
    const players = at(counts, below(rng, counts.length));
    const configuration = configurationOf(game, players, randomOptions(game.meta.options, settings, rng));
    if (configuration) return configuration;
  }
  throw new Error(`${game.meta.id} accepts none of 1000 random option sets`);
}
