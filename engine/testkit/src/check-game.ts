import type { Game, GameEvent } from '@durbar/kernel';
import { allOptionNames, configurationsOf, optionNames } from './configurations.ts';
import { guarded, LawBroken } from './law.ts';
import { NEWCOMER_DECIDES } from './laws/newcomers.ts';
import { checkOptions } from './laws/options.ts';
import { checkSetup } from './laws/setup.ts';
import { playout } from './playout.ts';
import { POLICIES, policyOf } from './policy.ts';
import type { Failure, Report } from './report.ts';
import type { AnyGame, Configuration, Settings, Subject } from './settings.ts';
import { Notes } from './settings.ts';
import { Words } from './words.ts';

/** Where nothing else is said. */
export const DEFAULTS = { seed: 'durbar', games: 1, limit: 5000, every: 16, failures: 20 } as const;

/**
 * Checks a game against all laws: for every seat count and option set, playouts by a random policy and by one that
 * builds and never ends a turn early. Needs no test runner; `@durbar/testkit/vitest` makes tests of it.
 */
export function checkGame<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  settings: Settings<S, M, E> = {},
): Report {
  return checkAnyGame(game, settings);
}

function checkAnyGame(game: AnyGame, settings: Settings): Report {
  const notes = new Notes();
  const failures: Failure[] = [];
  const attempt = <T>(configuration: Configuration | null, run: () => T): T | null => {
    try {
      return guarded(game.meta.id, run);
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error;
      failures.push(failureOf(error, configuration));
      return null;
    }
  };
  const words = attempt(null, () => new Words(settings.words)) ?? new Words();
  attempt(null, () => checkOptions(game, words));
  const configurations = attempt(null, () => configurationsOf(game, settings)) ?? [];
  for (const configuration of configurations) {
    if (failures.length >= (settings.failures ?? DEFAULTS.failures)) break;
    for (const name of optionNames(game.meta.options, configuration.options)) notes.reached.add(name);
    failures.push(...checkConfiguration({ game, settings, words, configuration, notes }));
  }
  const missing = mustReach(game, settings).filter((name) => !notes.reached.has(name));
  if (missing.length > 0)
    failures.push(failureOf(new LawBroken('reached', `never reached: ${missing.join(', ')}`), null));
  const { playouts, moves, positions, pairs, differingPairs, reached } = notes;
  return {
    game: game.meta.id,
    configurations: configurations.length,
    playouts,
    moves,
    positions,
    pairs,
    differingPairs,
    reached: [...reached].toSorted(),
    failures,
  };
}

/** Every option's values, what the settings name, and a newcomer that could decide, unless the game has none. */
function mustReach({ meta }: AnyGame, settings: Settings): string[] {
  const names = [...allOptionNames(meta.options, settings), ...(settings.mustReach ?? [])];
  return meta.newcomers === 'never' ? names : [...names, NEWCOMER_DECIDES];
}

function checkConfiguration(subject: Subject): Failure[] {
  const { settings, configuration } = subject;
  const { seed = DEFAULTS.seed, games = DEFAULTS.games } = settings;
  const { every = DEFAULTS.every, limit = DEFAULTS.limit } = settings;
  const failures: Failure[] = [];
  try {
    guarded('setup', () => checkSetup(subject, seed));
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    return [failureOf(error, configuration)];
  }
  const kinds = new Set<string>();
  for (const name of POLICIES)
    for (let i = 0; i < games; i++) {
      const policy = policyOf(name, settings);
      const result = playout(subject, { seed: `${seed} ${name} ${i}`, policy, every, limit, kinds });
      if (result) failures.push(brokenFailure(result, configuration));
    }
  return failures;
}

/** The failure of a playout, with its record. */
export function brokenFailure(
  { broken, run }: NonNullable<ReturnType<typeof playout>>,
  configuration: Configuration,
): Failure {
  return { ...failureOf(broken, configuration), record: run?.failingRecord(broken) ?? null };
}

function failureOf({ law, message, cause }: LawBroken, configuration: Configuration | null): Failure {
  const { players = null, options = null } = configuration ?? {};
  const trace = cause instanceof Error ? (cause.stack ?? null) : null;
  return { law, message, trace, players, options, record: null };
}
