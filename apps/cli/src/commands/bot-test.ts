import { BotFault } from '@durbar/bot-protocol';
import { isGameId } from '@durbar/games';
import { type Check, listMatchChecks, listProtocolChecks } from '../bot-test/checks.ts';
import { CheckFailure, Trial, type TrialSetting } from '../bot-test/trial.ts';
import type { AddCommand } from '../command.ts';
import type { CommandEnvironment } from '../environment.ts';
import { UsageError } from '../environment.ts';
import { currentRules, loadGame } from '../game.ts';
import { wholeNumber } from '../numbers.ts';
import { isProgram, parseProgram } from '../programs/command-line.ts';

interface Flags {
  readonly botTime: number;
  readonly json?: true;
}

/** How a check went. */
interface Finding {
  readonly check: string;
  readonly passed: boolean;
  /** What the program did; null if it passed. */
  readonly why: string | null;
  readonly advice: string | null;
}

const HELP_TEXT = `
Starts the program once for each check: its greeting, a whole match of each of its games and numbers of seats, and what a bot may
meet: unknown messages and fields, two matches at once, refusals, slow, long and malformed lines, and goodbye. Each check passes or
fails, and a failed one says what to do. docs/bot-protocol.md describes the messages.
Example: durbar bot-test "exec:python3 mine.py"`;

const HELLO_ADVICE =
  'answer \'hello\' within 10 s with {"t":"hello","protocol":1,"name":"…","games":["…"],"wants":["legal"]} on one line, and flush the output; write what is no message to standard error';

export const addBotTest: AddCommand = (program, environment, fail) => {
  program
    .command('bot-test')
    .summary('check a bot that is a program')
    .description('Checks whether a program plays by durbar-bot/1.')
    .argument('<program>', 'exec: and the program with its arguments')
    .option(
      '--bot-time <ms>',
      'time for a decision; the bot is late at three times this',
      wholeNumber(1, 86_400_000),
      5000,
    )
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP_TEXT)
    .action(async (command: string, flags: Flags) => {
      if (!isProgram(command)) throw new UsageError(`'${command}' is no program; write exec:${command}`);
      parseProgram(command);
      const findings: Finding[] = [];
      const setting: TrialSetting = {
        command,
        cwd: environment.cwd,
        games: await currentRules(),
        moveMs: flags.botTime,
      };
      await testAll(setting, (finding) => {
        findings.push(finding);
        if (!flags.json) print(environment, finding);
      });
      const failed = findings.filter(({ passed }) => !passed).length;
      if (flags.json) environment.out(`${JSON.stringify(findings, null, 2)}\n`);
      else environment.out(`${findings.length - failed} passed, ${failed} failed\n`);
      if (failed > 0) fail(1);
    });
};

async function testAll(setting: TrialSetting, report: (finding: Finding) => void): Promise<void> {
  let playable: readonly string[] = [];
  let offersAnalysis = false;
  const hello: Check = {
    name: 'says hello',
    advice: HELLO_ADVICE,
    async run({ program, session }) {
      const { games } = await program.greeting();
      playable = games.filter(isGameId);
      offersAnalysis = session.offers('analyse');
      if (playable.length > 0) return;
      throw new CheckFailure(
        `it plays ${games.join(', ') || 'nothing'}; here are ${Object.keys(setting.games).join(', ')}`,
      );
    },
  };
  const greeted = await tryCheck(setting, hello);
  report(greeted);
  const [first] = playable;
  if (!greeted.passed || first === undefined) return;
  const games = await Promise.all(playable.map((id) => loadGame(id)));
  const checks = [
    ...(await listProtocolChecks(await loadGame(first), offersAnalysis)),
    ...games.flatMap(listMatchChecks),
  ];
  for (const check of checks) report(await tryCheck(setting, check));
}

/** Runs a check on a program of its own. */
async function tryCheck(setting: TrialSetting, check: Check): Promise<Finding> {
  const { name, advice } = check;
  const trial = new Trial(setting);
  try {
    await trial.program.greeting();
    await check.run(trial);
    return { check: name, passed: true, why: null, advice: null };
  } catch (error) {
    if (!(error instanceof CheckFailure || error instanceof BotFault)) throw error;
    const why = error instanceof BotFault ? `it ${error.message}${trial.program.errorText()}` : error.message;
    return { check: name, passed: false, why, advice };
  } finally {
    trial.program.kill();
  }
}

function print(environment: CommandEnvironment, { check, passed, why, advice }: Finding): void {
  environment.out(passed ? `passed  ${check}\n` : `failed  ${check}: ${why}\n        ${advice}\n`);
}
