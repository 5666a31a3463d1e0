import type { Entry, Outcome, ReplayedEntry } from '@durbar/kernel';
import { EntryError, RecordError, replay } from '@durbar/kernel';
import type { AddCommand } from '../command.ts';
import { endingWords } from '../endings.ts';
import { readText } from '../files.ts';
import { Failure } from '../host.ts';
import { readRecord } from '../record.ts';

interface Flags {
  readonly trace?: true;
  readonly json?: true;
}

const AFTER = `
With --trace, standard output has one JSON line for each entry of the record, in order: its index from 0, the seat, the
move (or 'undo' with the number of moves undone, or 'table' with what happened at the table), and the full state after it;
the result then goes to standard error. Exits with code 1 if the hash differs from the one in the record.`;

export const addReplay: AddCommand = (program, host, fail) => {
  program
    .command('replay')
    .summary('replay a match record')
    .description('Replays a match record and prints the hash of the final state and the outcome.')
    .argument('<file>', 'a match record')
    .option('--trace', 'print each entry with the state after it')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', AFTER)
    .action(async (file: string, flags: Flags) => {
      const text = await readText(host, file);
      const onEntry = (one: ReplayedEntry<unknown, unknown>): void => host.out(`${traceLine(one)}\n`);
      try {
        const { record, game } = await readRecord(text);
        const { hash, outcome } = replay(game, record, flags.trace ? { onEntry } : {});
        const matches = hash === record.hash;
        const result = { game: record.game, entries: record.entries.length, hash, matches, outcome };
        const shown = flags.json
          ? `${JSON.stringify(result)}\n`
          : asText(result, await endingWords(record.game));
        if (flags.trace) host.err(shown);
        else host.out(shown);
        if (matches) return;
        host.err(`durbar: the record has a different hash: ${record.hash}\n`);
        fail(1);
      } catch (error) {
        if (error instanceof RecordError || error instanceof EntryError)
          throw new Failure(`'${file}' can't be replayed: ${error.message}`);
        throw error;
      }
    });
};

function traceLine({ index, entry, state }: ReplayedEntry<unknown, unknown>): string {
  return JSON.stringify({ index, ...entryFields(entry), state });
}

function entryFields(entry: Entry): object {
  if ('table' in entry) return { seat: entry.seat ?? null, table: entry.table };
  if ('undo' in entry) return { seat: entry.undo, undo: entry.back };
  return { seat: entry.seat, move: entry.move };
}

interface Result {
  readonly game: string;
  readonly entries: number;
  readonly hash: string;
  readonly outcome: Outcome | null;
}

/** @param words text of an ending, by its key */
function asText(result: Result, words: (ending: string) => string): string {
  const { outcome } = result;
  const lines = [`${result.game}, ${result.entries} entries`, `hash ${result.hash}`];
  if (!outcome) lines.push('no outcome: the match was abandoned or is not over');
  else {
    lines.push(words(outcome.ending));
    for (const [seat, score] of outcome.scores.entries())
      lines.push(`seat ${seat + 1}: rank ${outcome.ranks[seat] ?? '?'}, ${score} points`);
  }
  return `${lines.join('\n')}\n`;
}
