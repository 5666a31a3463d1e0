import { BOT_NAMES } from '@durbar/bots';
import { ids } from '@durbar/games';
import { parseBotList } from '../bots.ts';
import type { AddCommand } from '../command.ts';
import { UsageError } from '../environment.ts';
import { makeFolder } from '../files.ts';
import { checkSeats, loadGame, RULES_OPTION, readOptions } from '../game.ts';
import type { MatchUpTask } from '../match-up/match-up.ts';
import { playMatchUp } from '../match-up/match-up.ts';
import type { Hypotheses, MatchUpSummary, Verdict } from '../match-up/results.ts';
import { summarize, verdict } from '../match-up/results.ts';
import { collect, shareRange, wholeNumber } from '../numbers.ts';
import { isProgram } from '../programs/command-line.ts';
import { startProgress } from '../progress.ts';
import { counted, table } from '../table.ts';

interface Flags {
  readonly rules?: number;
  readonly seats?: number;
  readonly bot: string;
  readonly against: string;
  readonly option: readonly string[];
  readonly deals: number;
  readonly test?: Hypotheses;
  readonly minutes?: number;
  readonly seed: string;
  readonly out: string;
  readonly json?: true;
}

const [GAME = ''] = ids;

const HELP_TEXT = `
Method: each deal is played once for each seat, with the bot in that seat and its rivals in the others, so a bot against itself
wins exactly its share. Deals are independent of each other, matches of one deal are not: intervals come from the differences
between deals. --test 25%:30% is a sequential test with 5 % error on either side: it ends as soon as one of the two shares is
19 times likelier than the other.
Results are kept in the folder of --out; the same command continues from them, also with more --deals or another --test.
Bots: ${BOT_NAMES}; or the path of a module.
Example:
  durbar match-up ${GAME} --bot playout:800 --against playout:400 --seats 4 --deals 100 --test 25%:30% --out results`;

export const addMatchUp: AddCommand = (program, environment) => {
  program
    .command('match-up')
    .summary('measure how strong a bot is against others')
    .description(
      'Measures how often a bot wins against others, in every seat, with the same deals for each seat.',
    )
    .argument('<game>', `one of ${ids.join(', ')}`)
    .requiredOption('--bot <bot>', 'the bot that is measured')
    .requiredOption('--against <list>', 'its rivals, comma-separated; a single bot has all other seats')
    .requiredOption('--out <folder>', 'folder of the results')
    .option(...RULES_OPTION, wholeNumber(1, 1_000_000))
    .option('--seats <n>', 'number of players; by default the most the game allows', wholeNumber(2, 99))
    .option('--option <name=value>', 'an option of the game; may be given more than once', collect, [])
    .option('--deals <n>', 'number of deals at most', wholeNumber(1, 1_000_000), 100)
    .option('--test <low:high>', 'two shares of wins; ends as soon as one of them is ruled out', shareRange)
    .option('--minutes <n>', 'stop after so many minutes', wholeNumber(1, 100_000))
    .option('--seed <text>', 'random seed', 'durbar')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP_TEXT)
    .action(async (id: string, flags: Flags) => {
      const task = await readTask(id, flags);
      await makeFolder(environment, flags.out);
      const progress = startProgress(environment, 'deals', flags.deals);
      const hypotheses = flags.test ?? null;
      const limits = { deals: flags.deals, minutes: flags.minutes ?? Number.POSITIVE_INFINITY, hypotheses };
      try {
        const deals = await playMatchUp(environment, task, limits, flags.out, (done) =>
          progress.at(done, flags.deals),
        );
        progress.end();
        const test = hypotheses && { ...hypotheses, verdict: verdict(deals, hypotheses) };
        const summary = summarize(deals);
        environment.out(
          flags.json
            ? `${JSON.stringify({ ...task, ...summary, ...(test && { test }) }, null, 2)}\n`
            : asText(task, summary, test),
        );
      } finally {
        progress.end();
      }
    });
};

/** @throws {UsageError} if seats, options or bots do not fit the game */
async function readTask(id: string, flags: Flags): Promise<MatchUpTask> {
  const game = await loadGame(id, flags.rules);
  const seats = checkSeats(game, flags.seats ?? Math.max(...game.meta.seatCounts));
  const [bot = ''] = parseBotList(flags.bot, 1, '--bot');
  const rivals = parseBotList(flags.against, seats - 1, '--against');
  const program = [bot, ...rivals].find(isProgram);
  if (program !== undefined)
    throw new UsageError(`match-up does not start programs such as '${program}'; 'durbar sim' plays them`);
  return {
    game: game.meta.id,
    rules: game.meta.rules,
    options: readOptions(game, flags.option, seats),
    bot,
    rivals,
    seed: flags.seed,
  };
}

/** A sequential test and what it said. */
type Test = Hypotheses & { readonly verdict: Verdict };

function asText(task: MatchUpTask, summary: MatchUpSummary, test: Test | null): string {
  const { share, lead, rank, shareBySeat } = summary;
  const seats = task.rivals.length + 1;
  const rows = [
    ['wins', percent(share.mean), share.interval.map(percent).join(' – ')],
    ['lead over the mean of the rivals', points(lead.mean), lead.interval.map(points).join(' – ')],
    ['mean rank', rank.toFixed(2), ''],
    ...shareBySeat.map((wins, seat) => [`wins in seat ${seat + 1}`, percent(wins), '']),
  ];
  return [
    `${task.game}, ${counted(seats, 'seat', 'seats')}, seed ${JSON.stringify(task.seed)}: ${task.bot} against ${[...new Set(task.rivals)].join(', ')}`,
    `${counted(summary.deals, 'deal', 'deals')}, ${counted(summary.matches, 'match', 'matches')}; even would be ${percent(1 / seats)}`,
    ...table([['', 'mean', '95% interval'], ...rows]),
    ...(test ? [testText(test)] : []),
    '',
  ].join('\n');
}

function testText({ low, high, verdict }: Test): string {
  const compared = `test of ${percent(low)} against ${percent(high)}:`;
  return verdict === 'open'
    ? `${compared} not decided; more --deals may decide it`
    : `${compared} ${percent(verdict === 'low' ? low : high)} is at least 19 times likelier`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const points = (lead: number): string => `${lead >= 0 ? '+' : ''}${lead.toFixed(2)}`;
