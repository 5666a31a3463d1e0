import type { Message, Refusal, Values } from '../message.ts';

/** Why a record cannot be read or played. Each has words under the key `record.<problem>`. */
export type RecordProblem =
  | 'truncated'
  | 'json'
  | 'foreign'
  | 'running'
  | 'version'
  | 'field'
  | 'game'
  | 'rules'
  | 'generator'
  | 'options'
  | 'seats'
  | 'dealt';

/**
 * A file that is not a record, or not one that this program can play. `message` is for logs, `explanation` for people.
 */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly problem: RecordProblem;
  readonly explanation: Message;

  constructor(problem: RecordProblem, message: string, values: Values = {}) {
    super(message);
    this.problem = problem;
    this.explanation = { key: `record.${problem}`, values };
  }
}

/** The error for a rules version that this program does not have. @param known versions that it has */
export function unknownRules(game: string, rules: number, known: readonly number[]): RecordError {
  const versions = known.toSorted((a, b) => a - b).join(', ');
  return new RecordError(
    'rules',
    `the match was played under rules version ${rules} of ${game}; this program plays version ${versions}`,
    { game, rules, known: versions },
  );
}

/**
 * What is wrong with an entry: it is not a move of this game (`form`), the rules or the order of sealed choices refuse
 * it (`illegal`), its moves cannot be taken back, a `table` entry is out of place, or the match is paused or over.
 */
export type EntryProblem = 'form' | 'illegal' | 'undo' | 'table' | 'paused' | 'over';

/** An entry that a match refuses. The match is unchanged. */
export class EntryError extends Error {
  override readonly name = 'EntryError';
  readonly problem: EntryProblem;
  /** Number of the entry, from 0. */
  readonly index: number;
  /** The game's refusal, if the rules refuse the entry; else null. */
  readonly refusal: Refusal | null;

  constructor(problem: EntryProblem, index: number, why: string, refusal: Refusal | null = null) {
    super(`entry ${index + 1}: ${why}`);
    this.problem = problem;
    this.index = index;
    this.refusal = refusal;
  }

  get explanation(): Message {
    return { key: `record.entry.${this.problem}`, values: { entry: this.index + 1 } };
  }
}
