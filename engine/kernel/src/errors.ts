import type { Message, Refusal } from './message.ts';

/** Data from outside has the wrong form; the message says where and what was expected. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/** An option is unknown or has a value that is not allowed; the message names it and says what is allowed. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
  /** Name of the option, where it is about one. */
  readonly option: string | null;
  /** What is wrong, for people; empty where only a program can cause it. */
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
