import type { Game, GameEvent } from '@durbar/kernel';
import { WordChecker } from './check-words.ts';
import { listAllOptionNames, listConfigurations, listOptionNames } from './configurations.ts';
import { LawViolation, wrapErrors } from './law.ts';
import { NEWCOMER_DECIDES } from './laws/newcomers.ts';
import { checkOptions } from './laws/options.ts';
import { checkSetup } from './laws/setup.ts';
import { playout } from './playout.ts';
import { createPolicy, POLICIES } from './policy.ts';
import type { Failure, Report } from './report.ts';
import type { AnyGame, CheckSettings, CheckSubject, Configuration } from './settings.ts';
import { CoverageNotes } from './settings.ts';

/** Defaults for the fields of `CheckSettings`. */
export const DEFAULT_SETTINGS = { seed: 'durbar', games: 1, limit: 5000, every: 16, failures: 20 } as const;

/**
 * Checks a game against all laws. Runs playouts for every seat count and option set, once with each policy of
 * `POLICIES`. Needs no test runner; `@durbar/testkit/vitest` wraps it in vitest tests.
 */
export function checkGame<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  settings: CheckSettings<S, M, E> = {},
): Report {
  return checkAnyGame(game, settings);
}

function checkAnyGame(game: AnyGame, settings: CheckSettings): Report {
  const notes = new CoverageNotes();
  const failures: Failure[] = [];
  const attempt = <T>(configuration: Configuration | null, run: () => T): T | null => {
    try {
      return wrapErrors(game.meta.id, run);
    } catch (error) {
      if (!(error instanceof LawViolation)) throw error;
      failures.push(toFailure(error, configuration));
      return null;
    }
  };
  const words = attempt(null, () => new WordChecker(settings.words)) ?? new WordChecker();
  attempt(null, () => checkOptions(game, words));
  const configurations = attempt(null, () => listConfigurations(game, settings)) ?? [];
  for (const configuration of configurations) {
    if (failures.length >= (settings.failures ?? DEFAULT_SETTINGS.failures)) break;
    for (const name of listOptionNames(game.meta.options, configuration.options)) notes.reached.add(name);
    failures.push(...checkConfiguration({ game, settings, words, configuration, notes }));
  }
  const missing = mustReach(game, settings).filter((name) => !notes.reached.has(name));
  if (missing.length > 0)
    failures.push(toFailure(new LawViolation('reached', `never reached: ${missing.join(', ')}`), null));
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

/** Names that playouts must reach: all option values, `settings.mustReach`, and `NEWCOMER_DECIDES` if possible. */
function mustReach({ meta }: AnyGame, settings: CheckSettings): string[] {
  const names = [...listAllOptionNames(meta.options, settings), ...(settings.mustReach ?? [])];
  return meta.newcomers === 'never' ? names : [...names, NEWCOMER_DECIDES];
}

function checkConfiguration(subject: CheckSubject): Failure[] {
  const { settings, configuration } = subject;
  const { seed = DEFAULT_SETTINGS.seed, games = DEFAULT_SETTINGS.games } = settings;
  const { every = DEFAULT_SETTINGS.every, limit = DEFAULT_SETTINGS.limit } = settings;
  const failures: Failure[] = [];
  try {
    wrapErrors('setup', () => checkSetup(subject, seed));
  } catch (error) {
    if (!(error instanceof LawViolation)) throw error;
    return [toFailure(error, configuration)];
  }
  const kinds = new Set<string>();
  for (const name of POLICIES)
    for (let i = 0; i < games; i++) {
      const policy = createPolicy(name, settings);
      const result = playout(subject, { seed: `${seed} ${name} ${i}`, policy, every, limit, kinds });
      if (result) failures.push(playoutFailure(result, configuration));
    }
  return failures;
}

/** Converts a broken playout to a failure with its match record. */
export function playoutFailure(
  { broken, run }: NonNullable<ReturnType<typeof playout>>,
  configuration: Configuration,
): Failure {
  return { ...toFailure(broken, configuration), record: run?.failingRecord(broken) ?? null };
}

function toFailure({ law, message, cause }: LawViolation, configuration: Configuration | null): Failure {
  const { players = null, options = null } = configuration ?? {};
  const trace = cause instanceof Error ? (cause.stack ?? null) : null;
  return { law, message, trace, players, options, record: null };
}
