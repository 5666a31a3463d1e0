/**
 * Why a session with a bot ended: `hello` none in time, or one that does not fit; `malformed` what it sent is no message;
 * `closed` its program or connection ended.
 */
export type FaultKind = 'hello' | 'malformed' | 'closed';

/** A session with a bot has ended and cannot be used any more. The message is a part of a sentence about the bot. */
export class BotFault extends Error {
  override readonly name = 'BotFault';
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
