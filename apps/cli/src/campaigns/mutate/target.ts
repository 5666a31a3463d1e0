import { BotError } from '@durbar/bots';
import type { Rng } from '@durbar/kernel';
import { EntryError, FormatError, OptionError, RecordError } from '@durbar/kernel';
import { Fault } from '../campaign.ts';
import type { Sample } from './sample.ts';

/** Code under test: one parser, with everything that processes its result. */
export interface FuzzTarget {
  readonly name: string;
  /** Number of inputs in each batch. */
  readonly inputs: number;
  /**
   * Runs it with one mutated input.
   * @returns the outcome, as a kind to count
   * @throws {Fault} if the outcome is not an allowed one
   */
  fuzz(sample: Sample, rng: Rng): string;
}

/** Errors whose message says what is wrong with an input. */
const INPUT_ERRORS = [FormatError, OptionError, RecordError, EntryError, BotError];

/** The input was refused with one of `INPUT_ERRORS`. */
class Refused {
  readonly kind: string;

  constructor(kind: string) {
    this.kind = kind;
  }
}

/** Runs a parser. @throws {Fault} if it fails with any other error than `INPUT_ERRORS` */
export function tryTo<T>(input: unknown, read: () => T): T | Refused {
  try {
    return read();
  } catch (error) {
    if (error instanceof RecordError || error instanceof EntryError)
      return new Refused(`${error.name} ${error.problem}`);
    if (error instanceof Error && INPUT_ERRORS.some((inputError) => error instanceof inputError))
      return new Refused(error.name);
    if (error instanceof Fault) throw error;
    throw new Fault(`failed without a clear error on ${shown(input)}`, null, error);
  }
}

export function isRefused(result: unknown): result is Refused {
  return result instanceof Refused;
}

/** Asserts something about an accepted input. @throws {Fault} if it is false, or checking it throws */
export function require(input: unknown, what: string, holds: () => boolean): void {
  let result: boolean;
  try {
    result = holds();
  } catch (error) {
    throw new Fault(`${what}: failed on accepted ${shown(input)}`, null, error);
  }
  if (!result) throw new Fault(`${what}: false for accepted ${shown(input)}`);
}

const SHOWN = 2000;

function shown(input: unknown): string {
  const text = typeof input === 'string' ? input : (JSON.stringify(input) ?? String(input));
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} characters)` : text;
}
