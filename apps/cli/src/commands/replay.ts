import type { Entry, Outcome, ReplayedEntry } from '@durbar/kernel';
import { EntryError, RecordError, replay, standings, unrankedSeats } from '@durbar/kernel';
import type { AddCommand } from '../command.ts';
import type { CommandEnvironment } from '../environment.ts';
import { Failure, UsageError } from '../environment.ts';
import { listFiles, readText } from '../files.ts';
import { loadGameWords } from '../game-words.ts';
import { readRecord } from '../record.ts';

interface Flags {
  readonly trace?: true;
  readonly json?: true;
}

interface Result {
  readonly file: string;
  readonly game: string;
  readonly entries: number;
  readonly hash: string;
  readonly matches: boolean;
  readonly outcome: Outcome | null;
}

const HELP_TEXT = `
With --trace, standard output has one JSON line for each entry of the record, in order: its number (from 1), the seat (from
0, as in the record), the move (or 'undo' with the number of moves undone, or 'table' with what happened at the table), and
the full state after it; the result, which counts seats from 1, then goes to standard error. With --json, each file has one line. Exits with code 1 if a record can't be replayed
or its hash differs from the one in the record; the other files are replayed nevertheless.`;

export const addReplay: AddCommand = (program, environment, fail) => {
  program
    .command('replay')
    .summary('replay match records')
    .description('Replays match records and prints the hash of the final state and the outcome.')
    .argument('<files...>', 'match records')
    .option('--trace', 'print each entry of one record with the state after it')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP_TEXT)
    .action(async (named: readonly string[], flags: Flags) => {
      const files = await listFiles(environment, named);
      if (flags.trace && files.length > 1) throw new UsageError('--trace takes one file');
      for (const file of files) {
        const fault = await replayFile(environment, file, flags, files.length > 1);
        if (fault === null) continue;
        environment.err(`durbar: ${fault}\n`);
        fail(1);
      }
    });
};

/** Replays a file and prints the result. @returns what is wrong with it, or null */
async function replayFile(
  environment: CommandEnvironment,
  file: string,
  flags: Flags,
  several: boolean,
): Promise<string | null> {
  try {
    const { record, game } = await readRecord(await readText(environment, file));
    const onEntry = (one: ReplayedEntry<unknown, unknown>): void => environment.out(`${traceLine(one)}\n`);
    const { hash, outcome } = replay(game, record, flags.trace ? { onEntry } : {});
    const matches = hash === record.hash;
    const result = { file, game: record.game, entries: record.entries.length, hash, matches, outcome };
    const shown = flags.json
      ? `${JSON.stringify(result)}\n`
      : formatResult(result, await loadGameWords(record.game), several);
    if (flags.trace) environment.err(shown);
    else environment.out(shown);
    return matches ? null : `${several ? `'${file}': ` : ''}the record has a different hash: ${record.hash}`;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    if (error instanceof RecordError || error instanceof EntryError)
      return `'${file}' can't be replayed: ${error.message}`;
    throw error;
  }
}

/** One JSON line for an entry; entries are numbered from 1. */
function traceLine({ index, entry, state }: ReplayedEntry<unknown, unknown>): string {
  return JSON.stringify({ entry: index + 1, ...entryFields(entry), state });
}

/** In a record `undo` is the seat, `back` the number of moves. */
function entryFields(entry: Entry): object {
  if ('table' in entry) return { seat: entry.seat ?? null, table: entry.table };
  if ('undo' in entry) return { seat: entry.undo, undo: entry.back };
  return { seat: entry.seat, move: entry.move };
}

/**
 * @param words texts of endings and score lines, by their keys
 * @param several whether other files are replayed too, so that this one has to be named
 */
function formatResult(
  { file, game, entries, hash, outcome }: Result,
  words: Words,
  several: boolean,
): string {
  const output = [`${several ? `${file}: ` : ''}${game}, ${entries} entries`, `hash ${hash}`];
  if (!outcome) output.push('no outcome: the match was abandoned or is not over');
  else {
    output.push(words(outcome.ending));
    const unranked = unrankedSeats(outcome);
    if (unranked.length > 0) output.push('The points so far are shown, but not ranked.');
    // Without ranks the order alone shows who was ahead.
    const seats = outcome.ranks.map((_, seat) => seat);
    for (const seat of unranked.length > 0 ? standings(outcome) : seats) {
      const rank = unranked.includes(seat) ? 'not ranked' : `rank ${outcome.ranks[seat] ?? '?'}`;
      output.push(`seat ${seat + 1}: ${rank}, ${formatScore(outcome, seat, words)}`);
    }
  }
  return `${output.join('\n')}\n`;
}

type Words = (key: string) => string;

/** A score in the game's own words, such as `7: Inner palaces 1, Outer palaces 6`. */
function formatScore({ lines: scoreLines, scores }: Outcome, seat: number, words: Words): string {
  const score = scores[seat] ?? 0;
  const parts = (scoreLines[seat] ?? []).map(({ key, points }) => `${words(key)} ${points}`);
  return parts.length === 0 ? `${score}` : `${score}: ${parts.join(', ')}`;
}
