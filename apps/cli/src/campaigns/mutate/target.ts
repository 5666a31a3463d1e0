import { BotError } from '@durbar/bots';
import type { Rng } from '@durbar/kernel';
import { EntryError, FormatError, OptionError, RecordError } from '@durbar/kernel';
import { Fault } from '../campaign.ts';
import type { Sample } from './sample.ts';

/** One parser or reader, with all that accepts what it has read. */
export interface Target {
  readonly name: string;
  /** Inputs in each batch. */
  readonly share: number;
  /**
   * Gives it one mutated input.
   * @returns what came of it, as a kind to count
   * @throws {Fault} if that is none of what may come of it
   */
  attack(sample: Sample, rng: Rng): string;
}

/** The errors that say what is wrong with an input. */
const CLEAR = [FormatError, OptionError, RecordError, EntryError, BotError];

/** A refusal of an input by an error of a clear class. */
class Refused {
  readonly kind: string;

  constructor(kind: string) {
    this.kind = kind;
  }
}

/** Runs a reader. @throws {Fault} if it fails with an error that says nothing */
export function tryTo<T>(input: unknown, read: () => T): T | Refused {
  try {
    return read();
  } catch (error) {
    if (error instanceof RecordError || error instanceof EntryError)
      return new Refused(`${error.name} ${error.problem}`);
    if (error instanceof Error && CLEAR.some((clear) => error instanceof clear))
      return new Refused(error.name);
    if (error instanceof Fault) throw error;
    throw new Fault(`failed without a clear error on ${shown(input)}`, null, error);
  }
}

export function isRefused(result: unknown): result is Refused {
  return result instanceof Refused;
}

/** Says that something holds for an accepted input. @throws {Fault} if it does not, or fails */
export function require(input: unknown, what: string, holds: () => boolean): void {
  let result: boolean;
  try {
    result = holds();
  } catch (error) {
    throw new Fault(`${what}: failed on accepted ${shown(input)}`, null, error);
  }
  if (!result) throw new Fault(`${what}: not so for accepted ${shown(input)}`);
}

const SHOWN = 2000;

function shown(input: unknown): string {
  const text = typeof input === 'string' ? input : (JSON.stringify(input) ?? String(input));
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} characters)` : text;
}
