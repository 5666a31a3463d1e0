import type { Entry, Outcome, ReplayedEntry } from '@durbar/kernel';
import { EntryError, RecordError, replay, standings, unrankedSeats } from '@durbar/kernel';
import type { AddCommand } from '../command.ts';
import { listFiles, readText } from '../files.ts';
import { loadGameWords } from '../game-words.ts';
import type { Host } from '../host.ts';
import { Failure, UsageError } from '../host.ts';
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

const AFTER = `
With --trace, standard output has one JSON line for each entry of the record, in order: its number from 1, the seat, the
move (or 'undo' with the number of moves undone, or 'table' with what happened at the table), and the full state after it;
the result then goes to standard error. With --json, each file has one line. Exits with code 1 if a record can't be replayed
or its hash differs from the one in the record; the other files are replayed nevertheless.`;

export const addReplay: AddCommand = (program, host, fail) => {
  program
    .command('replay')
    .summary('replay match records')
    .description('Replays match records and prints the hash of the final state and the outcome.')
    .argument('<files...>', 'match records')
    .option('--trace', 'print each entry of one record with the state after it')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', AFTER)
    .action(async (named: readonly string[], flags: Flags) => {
      const files = await listFiles(host, named);
      if (flags.trace && files.length > 1) throw new UsageError('--trace takes one file');
      for (const file of files) {
        const fault = await replayFile(host, file, flags, files.length > 1);
        if (fault === null) continue;
        host.err(`durbar: ${fault}\n`);
        fail(1);
      }
    });
};

/** Replays a file and prints the result. @returns what is wrong with it, or null */
async function replayFile(host: Host, file: string, flags: Flags, several: boolean): Promise<string | null> {
  try {
    const { record, game } = await readRecord(await readText(host, file));
    const onEntry = (one: ReplayedEntry<unknown, unknown>): void => host.out(`${traceLine(one)}\n`);
    const { hash, outcome } = replay(game, record, flags.trace ? { onEntry } : {});
    const matches = hash === record.hash;
    const result = { file, game: record.game, entries: record.entries.length, hash, matches, outcome };
    const shown = flags.json
      ? `${JSON.stringify(result)}\n`
      : asText(result, await loadGameWords(record.game), several);
    if (flags.trace) host.err(shown);
    else host.out(shown);
    return matches ? null : `${several ? `'${file}': ` : ''}the record has a different hash: ${record.hash}`;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    if (error instanceof RecordError || error instanceof EntryError)
      return `'${file}' can't be replayed: ${error.message}`;
    throw error;
  }
}

/** People count entries from 1. */
function traceLine({ index, entry, state }: ReplayedEntry<unknown, unknown>): string {
  return JSON.stringify({ entry: index + 1, ...entryFields(entry), state });
}

function entryFields(entry: Entry): object {
  if ('table' in entry) return { seat: entry.seat ?? null, table: entry.table };
  if ('undo' in entry) return { seat: entry.undo, undo: entry.back };
  return { seat: entry.seat, move: entry.move };
}

/**
 * @param words texts of endings and score lines, by their keys
 * @param several whether other files are replayed too, so that this one has to be named
 */
function asText({ file, game, entries, hash, outcome }: Result, words: Words, several: boolean): string {
  const lines = [`${several ? `${file}: ` : ''}${game}, ${entries} entries`, `hash ${hash}`];
  if (!outcome) lines.push('no outcome: the match was abandoned or is not over');
  else {
    lines.push(words(outcome.ending));
    const unranked = unrankedSeats(outcome);
    if (unranked.length > 0) lines.push('The points so far are shown, but not ranked.');
    // Without ranks the order alone shows who was ahead.
    const seats = outcome.ranks.map((_, seat) => seat);
    for (const seat of unranked.length > 0 ? standings(outcome) : seats) {
      const rank = unranked.includes(seat) ? 'not ranked' : `rank ${outcome.ranks[seat] ?? '?'}`;
      lines.push(`seat ${seat + 1}: ${rank}, ${sumOf(outcome, seat, words)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

type Words = (key: string) => string;

/** A score in the game's own words, such as `7: Inner palaces 1, Outer palaces 6`. */
function sumOf({ lines, scores }: Outcome, seat: number, words: Words): string {
  const score = scores[seat] ?? 0;
  const parts = (lines[seat] ?? []).map(({ key, points }) => `${words(key)} ${points}`);
  return parts.length === 0 ? `${score}` : `${score}: ${parts.join(', ')}`;
}
