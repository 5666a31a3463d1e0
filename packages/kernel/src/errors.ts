import type { Refusal } from './message.ts';

/** Data from outside does not have the form it should have; the message says where and what was expected. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/** An option is unknown or has a value that is not allowed; the message names it and says what is. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
  /** Name of the option, where it is about one. */
  readonly option: string | null;

  constructor(message: string, option: string | null = null) {
    super(message);
    this.option = option;
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
