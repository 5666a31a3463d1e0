import type { Message, Refusal } from './message.ts';

/** Data from outside has the wrong form; the message says where and what was expected. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/** An option is unknown or has an invalid value; the message names the option and its allowed values. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
  /** Name of the option; null if the error is not about one option. */
  readonly option: string | null;
  /** The explanation for the player; empty if only a program can cause the error. */
  readonly explanation: readonly Message[];

  constructor(message: string, option: string | null = null, explanation: readonly Message[] = []) {
    super(message);
    this.option = option;
    this.explanation = explanation;
  }
}

/** A well-formed move that the rules refuse. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`${refusal.clause}: ${refusal.key}`);
    this.refusal = refusal;
  }
}
