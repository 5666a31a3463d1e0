import { ids } from '@durbar/games';
import { loadWords } from '@durbar/games/registry/words.ts';
import { loadAllLocales, writeRecord } from '@durbar/kernel';
import type { FuzzReport } from '@durbar/testkit';
import { formatFailure, fuzz } from '@durbar/testkit';
import type { AddCommand } from '../command.ts';
import type { CommandEnvironment } from '../environment.ts';
import { writeText } from '../files.ts';
import { checkSeats, loadGame, RULES_OPTION } from '../game.ts';
import { wholeNumber } from '../numbers.ts';
import { startProgress } from '../progress.ts';
import { counted } from '../table.ts';

interface Flags {
  readonly rules?: number;
  readonly games: number;
  readonly seed: string;
  readonly seats?: number;
  readonly out?: string;
  readonly json?: true;
}

const HELP_TEXT = `
Plays random matches, with random numbers of players, options and undo, and checks every law of the conformance suite
in each position. Stops at the first broken law, shortens the match as far as possible, writes its record to a file and
exits with code 1. The same command and seed give the same matches.`;

export const addFuzz: AddCommand = (program, environment, fail) => {
  program
    .command('fuzz')
    .summary("check a game's rules on many random matches")
    .description('Runs the conformance suite on many random matches.')
    .argument('<game>', `one of ${ids.join(', ')}`)
    .option(...RULES_OPTION, wholeNumber(1, 1_000_000))
    .option('--games <n>', 'number of matches', wholeNumber(1, 1_000_000), 100)
    .option('--seed <text>', 'random seed', 'durbar')
    .option('--seats <n>', 'only this number of players', wholeNumber(1, 99))
    .option('--out <file>', 'file for the record of a failing match; default: <game>-failure.json')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP_TEXT)
    .action(async (id: string, flags: Flags) => {
      if (!(await reportFuzz(environment, await run(environment, id, flags), flags))) fail(1);
    });
};

/**
 * Prints the result and, if a law is broken, writes the failing match to a file.
 * @returns whether all laws hold
 */
export async function reportFuzz(
  environment: CommandEnvironment,
  report: FuzzReport,
  { seed, out, json }: Pick<Flags, 'seed' | 'out' | 'json'>,
): Promise<boolean> {
  const { failure, game } = report;
  const file = failure?.record ? (out ?? `${game}-failure.json`) : null;
  if (failure?.record && file !== null) await writeText(environment, file, writeRecord(failure.record));
  environment.out(json ? `${JSON.stringify(asJson(report, seed, file), null, 2)}\n` : asText(report));
  if (failure) environment.err(`durbar: ${formatFailure(failure)}\n`);
  if (file !== null) environment.err(`the match is in '${file}'\n`);
  return !failure;
}

async function run(environment: CommandEnvironment, id: string, flags: Flags): Promise<FuzzReport> {
  const game = await loadGame(id, flags.rules);
  const words = await loadAllLocales((locale) => loadWords(id, locale));
  const progress = startProgress(environment, 'matches', flags.games);
  try {
    return fuzz(game, {
      games: flags.games,
      seed: flags.seed,
      words,
      ...(flags.seats !== undefined && { seatCounts: [checkSeats(game, flags.seats)] }),
      onGame: (done) => progress.at(done, flags.games),
    });
  } finally {
    progress.end();
  }
}

function asJson(report: FuzzReport, seed: string, record: string | null): object {
  const { failure, ...counts } = report;
  if (!failure) return { ...counts, seed, failure: null };
  const { law, message, players, options } = failure;
  return { ...counts, seed, failure: { law, message, players, options, record } };
}

function asText({ game, games, moves, positions, failure }: FuzzReport): string {
  const end = failure ? 'a law is broken' : 'all laws hold';
  return `${game}, ${counted(games, 'match', 'matches')}, ${moves} moves, ${positions} positions checked: ${end}\n`;
}
