import { setTimeout as sleep } from 'node:timers/promises';
import type { BotLines } from '@durbar/bot-protocol';
import { BotFault } from '@durbar/bot-protocol';
import type { AnyGame } from '@durbar/games';
import { CheckFailure, type Opening, openGame, type Trial } from './trial.ts';
import { playWholeMatch } from './whole-match.ts';

/** One thing that a bot must do. */
export interface Check {
  readonly name: string;
  /** What to do if it fails. */
  readonly advice: string;
  /** @throws {CheckFailure | BotFault} if it fails */
  run(trial: Trial): Promise<void>;
}

/** Milliseconds in which a program answers what takes no thought, or ends. */
const PROMPT_MS = 5000;
/** Milliseconds that `analyse` gives a bot. */
const ANALYSE_MS = 500;
/** Bytes of a question that is long, and milliseconds between the pieces of a slow one. */
const LONG_BYTES = 900_000;
const PIECE_MS = 20;
const PIECES = 12;

const ping = (trial: Trial): Promise<void> =>
  trial.within("the answer to 'ping'", trial.session.ping(), PROMPT_MS);

/** Asks one decision in a match of its own, and checks the answer. */
async function answerOnce(trial: Trial, opening: Opening, seats: number, id: string): Promise<void> {
  trial.open(id, opening, seats);
  const { answer } = trial.session.ask(id, trial.question(opening));
  trial.requireLegal(opening, await trial.within('its answer', answer));
  trial.session.endMatch(id, null);
}

/** Writes a question by hand, and checks the answer. */
async function answerRaw(
  trial: Trial,
  { opening, seats }: Stage,
  write: (line: string) => Promise<void>,
  more: object = {},
): Promise<void> {
  trial.open('raw', opening, seats);
  // The session counts its questions; this one it only waits for.
  const { ask, answer } = trial.session.ask('raw', trial.question(opening));
  await trial.within('its answer', answer);
  const again = trial.session.ask('raw', trial.question(opening));
  await write(
    `${JSON.stringify({ t: 'ask', id: 'raw', ask: again.ask, ...trial.question(opening), ...more })}\n`,
  );
  trial.requireLegal(opening, await trial.within('its answer', again.answer));
  if (ask === again.ask) throw new Error('two questions have the same number');
}

interface Stage {
  readonly opening: Opening;
  readonly seats: number;
}

/** The checks of messages and sessions, on one game. */
export async function listProtocolChecks(game: AnyGame, offersAnalysis: boolean): Promise<Check[]> {
  const seats = Math.max(...game.meta.seatCounts);
  const stage: Stage = { opening: await openGame(game, seats), seats };
  return [
    ...messageChecks(stage),
    ...questionChecks(stage),
    ...(offersAnalysis ? [analysisCheck(stage)] : []),
    ...endChecks(),
  ];
}

function messageChecks(stage: Stage): Check[] {
  return [
    {
      name: 'answers ping with pong',
      advice:
        'answer {"t":"ping","n":1} with {"t":"pong","n":1} at once, and flush the output after each line',
      run: ping,
    },
    {
      name: 'answers an unknown message with unknown',
      advice: 'answer a \'t\' that you do not know with {"t":"unknown"}: later versions send new messages',
      async run(trial) {
        trial.program.writeRaw('{"t":"durbar-test","id":"x"}\n');
        await ping(trial);
        if (trial.unknowns === 0) throw new CheckFailure('it did not answer');
      },
    },
    {
      name: 'does not answer unknown',
      advice: 'ignore {"t":"unknown"}: two sides that answer it never stop',
      async run(trial) {
        trial.program.writeRaw('{"t":"unknown"}\n');
        await ping(trial);
        if (trial.unknowns > 0) throw new CheckFailure('it answered unknown');
      },
    },
    {
      name: 'ignores unknown fields',
      advice: 'read the fields that you need, and ignore all others: later versions add some',
      run: (trial) =>
        answerRaw(trial, stage, async (line) => trial.program.writeRaw(line), {
          later: { deep: [null, '✓'] },
        }),
    },
    {
      name: 'survives a line that is no message',
      advice: "ignore lines that are not JSON, or no object with a text 't'",
      async run(trial) {
        trial.program.writeRaw('no JSON\n[]\n{"t":7}\n\n');
        await ping(trial);
      },
    },
  ];
}

function questionChecks(stage: Stage): Check[] {
  const { opening, seats } = stage;
  return [
    {
      name: 'plays two matches at once',
      advice:
        "keep what you know of a match under its 'id', and answer with the 'id' and 'ask' of the question",
      async run(trial) {
        for (const id of ['one', 'two']) trial.open(id, opening, seats);
        const answers = ['one', 'two'].map((id) => trial.session.ask(id, trial.question(opening)).answer);
        for (const answer of answers) trial.requireLegal(opening, await trial.within('its answer', answer));
        trial.session.endMatch('one', null);
        const { answer } = trial.session.ask('two', trial.question(opening));
        trial.requireLegal(
          opening,
          await trial.within('its answer after the end of the other match', answer),
        );
      },
    },
    {
      name: 'answers again after a refusal',
      advice: "do nothing on 'refused', and answer the 'ask' that follows; do not end",
      async run(trial) {
        trial.open('m', opening, seats);
        const first = trial.session.ask('m', trial.question(opening));
        await trial.within('its answer', first.answer);
        trial.session.refuse('m', first.ask, 'table', 'This is a test of refusals.');
        const second = trial.session.ask('m', trial.question(opening));
        trial.requireLegal(opening, await trial.within('its second answer', second.answer));
      },
    },
    {
      name: 'goes on when a match ends while it thinks',
      advice: "on 'end' forget the match; an answer on its way does no harm",
      async run(trial) {
        trial.open('m', opening, seats);
        trial.session.ask('m', trial.question(opening));
        trial.session.endMatch('m', null);
        await answerOnce(trial, opening, seats, 'next');
      },
    },
    {
      name: 'reads a line that comes in pieces',
      advice: 'read to the end of the line, however long it takes',
      run: (trial) =>
        answerRaw(
          trial,
          stage,
          async (line) => {
            const bytes = Buffer.from(line);
            const length = Math.ceil(bytes.length / PIECES);
            for (let from = 0; from < bytes.length; from += length) {
              trial.program.writeRaw(bytes.subarray(from, from + length));
              await sleep(PIECE_MS);
            }
          },
          { later: '✓'.repeat(50) },
        ),
    },
    {
      name: 'reads a line of 900 kB',
      advice: 'lines may have up to 1 MiB: make the buffer of your reader as long',
      run: (trial) =>
        answerRaw(trial, stage, async (line) => trial.program.writeRaw(line), {
          later: 'x'.repeat(LONG_BYTES),
        }),
    },
  ];
}

function analysisCheck({ opening }: Stage): Check {
  const { game, seat, view } = opening;
  return {
    name: 'answers analyse, which it offers',
    advice:
      'send \'lines\' with keys of legal moves, the last of them with "done":true when the time is over',
    async run(trial) {
      const question = { id: 'q', game: game.meta.id, rules: game.meta.rules, view, seat, ms: ANALYSE_MS };
      const last = new Promise<BotLines>((resolve, reject) => {
        trial.session.analyse(question, (lines) => {
          if (lines instanceof BotFault) reject(lines);
          else if (lines.done) resolve(lines);
        });
      });
      last.catch(() => undefined);
      const { lines } = await trial.within("the last 'lines'", last, 3 * ANALYSE_MS + PROMPT_MS);
      if (lines.length === 0) throw new CheckFailure('it sent no line');
      for (const { key } of lines) trial.requireLegal(opening, { key, move: undefined, info: undefined });
    },
  };
}

function endChecks(): Check[] {
  const ended = async (trial: Trial): Promise<void> => {
    const { code, signal } = await trial.within('its end', trial.program.ended, PROMPT_MS);
    if (code !== 0)
      throw new CheckFailure(signal === null ? `it ended with exit code ${code}` : `${signal} ended it`);
  };
  return [
    {
      name: 'ends at quit',
      advice: 'end with exit code 0 on {"t":"quit"}',
      async run(trial) {
        trial.session.quit();
        await ended(trial);
      },
    },
    {
      name: 'ends with its standard input',
      advice: 'end with exit code 0 when there are no more lines: nobody asks any more',
      async run(trial) {
        trial.program.closeInput();
        await ended(trial);
      },
    },
  ];
}

/** One check for each number of seats of a game: a whole match, against random bots. */
export function listMatchChecks(game: AnyGame): Check[] {
  return game.meta.seatCounts.map((seats, i) => ({
    name: `plays a match of ${game.meta.id} with ${seats} ${seats === 1 ? 'seat' : 'seats'}`,
    advice: "answer each 'ask' in time with the key of one of its legal moves",
    run: (trial) => playWholeMatch(trial, game, seats, i % seats),
  }));
}
