import type { Message, Refusal, Values } from '../message.ts';

/** Why a record cannot be read or played; each is the catalogue key `record.<problem>` too. */
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

/** A file is no record that this program can play. `message` is for logs, `explanation` for people. */
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

/**
 * What is wrong with an entry: it is no move of this game, the rules refuse it, it takes back what cannot be taken
 * back, it is out of place for the table, or it comes while the match is paused or after it was over.
 */
export type EntryProblem = 'form' | 'illegal' | 'undo' | 'table' | 'paused' | 'over';

/** A match cannot take an entry; the match is as it was before. */
export class EntryError extends Error {
  override readonly name = 'EntryError';
  readonly problem: EntryProblem;
  /** Number of the entry, from 0. */
  readonly index: number;
  /** Where the rules refuse. */
  readonly refusal: Refusal | null;

  constructor(problem: EntryProblem, index: number, why: string, refusal: Refusal | null = null) {
    super(`entry ${index}: ${why}`);
    this.problem = problem;
    this.index = index;
    this.refusal = refusal;
  }

  get explanation(): Message {
    return { key: `record.entry.${this.problem}`, values: { entry: this.index + 1 } };
  }
}
