import { isPlainObject } from '@durbar/kernel';

/** Fields whose values servers make up. */
const MADE_UP: ReadonlySet<string> = new Set([
  'id',
  'table',
  'rematch',
  'person',
  'host',
  'code',
  'returnCode',
  'stream',
]);

/** What stands today for texts that the recorded server had made up. */
export class Substitutes {
  readonly #today = new Map<string, string>();

  /** Compares a recorded answer with today's, and remembers what differs. */
  learn(recorded: unknown, today: unknown): void {
    if (Array.isArray(recorded) && Array.isArray(today)) {
      for (const [i, one] of recorded.entries()) this.learn(one, today[i]);
    } else if (isPlainObject(recorded) && isPlainObject(today)) {
      for (const [name, value] of Object.entries(recorded)) {
        const own = today[name];
        if (typeof value === 'string' && typeof own === 'string' && MADE_UP.has(name)) this.#set(value, own);
        else this.learn(value, own);
      }
    }
  }

  /** A recorded request or message, as it is sent today. */
  apply<T>(recorded: T): T {
    let text = JSON.stringify(recorded);
    for (const [before, now] of this.#today) text = text.replaceAll(before, now);
    return JSON.parse(text) as T;
  }

  #set(recorded: string, today: string): void {
    if (recorded !== today && recorded !== '') this.#today.set(recorded, today);
  }
}
