import { Environments, type WordedGame } from '@durbar/bot-protocol';
import { ids } from '@durbar/games';
import { loadDescribe } from '@durbar/games/registry/describe.ts';
import { DEFAULT_LOCALE } from '@durbar/kernel';
import type { AddCommand } from '../command.ts';
import type { CommandEnvironment } from '../environment.ts';
import { Failure } from '../environment.ts';
import { loadGame } from '../game.ts';
import { LineReader } from '../programs/line-reader.ts';

const [GAME = ''] = ids;

const HELP_TEXT = `
One JSON object a line (docs/bot-protocol.md):
  {"t":"reset","id":"e1","game":"${GAME}","seats":3,"seed":"s"}
  {"t":"step","id":"e1","key":"…"}
Each is answered by {"t":"env",…} with the view of the seat that decides and its legal moves, or by {"t":"refused",…}.`;

export const addEnv: AddCommand = (program, environment) => {
  program
    .command('env')
    .summary('matches for a program that trains bots')
    .description('Reads what a training program asks on standard input, and answers on standard output.')
    .addHelpText('after', HELP_TEXT)
    .action(() => serveEnvironments(environment));
};

/** Answers line by line until the input ends. The next line is read once the answer to the one before was taken. */
async function serveEnvironments(environment: CommandEnvironment): Promise<void> {
  const loaded = new Map<string, WordedGame>();
  const environments = new Environments(async (id, rules) => {
    const name = `${id}/${rules ?? ''}`;
    const known = loaded.get(name);
    if (known) return known;
    const game = await loadGame(id, rules);
    const worded = { game, describe: await loadDescribe(id, DEFAULT_LOCALE, rules) };
    loaded.set(name, worded);
    return worded;
  });
  for await (const line of readLines(environment.input)) {
    const answer = await environments.receive(line);
    if (answer === 'quit') return;
    if (answer) environment.out(`${JSON.stringify(answer)}\n`);
    await environment.drained();
  }
}

/** The lines of a stream. @throws {Failure} if it cannot be read on */
async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const lines: string[] = [];
  const faults: string[] = [];
  const reader = new LineReader({ line: (text) => lines.push(text), fault: (why) => faults.push(why) });
  const take = function* (): Generator<string> {
    yield* lines.splice(0);
    if (faults.length > 0) throw new Failure(`can't read the standard input: ${faults.join('; ')}`);
  };
  for await (const chunk of input) {
    reader.read(chunk);
    yield* take();
  }
  reader.end();
  yield* take();
}
