import type { Game, GameEvent } from '@durbar/kernel';
import { isPlainObject } from '@durbar/kernel';

/** A move: its unredacted events, and a copy of the state after it. */
export interface Moment {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/**
 * A game that remembers what it did last, and in which a state can be exchanged for another one as soon as a match reaches
 * it: two matches with the same log then differ in what is hidden.
 */
export class DivertedGame {
  readonly game: Game;
  /** The moves of the match since `forget`, automata's included. */
  readonly moments: Moment[] = [];
  readonly #exchanges = new Map<string, () => unknown>();

  constructor(inner: Game) {
    this.game = {
      ...inner,
      apply: (state, seat, move, events) => {
        const made: GameEvent[] = [];
        inner.apply(state, seat, move, made);
        if (this.#exchanges.size > 0) {
          const other = this.#exchanges.get(inner.fingerprint(state));
          if (other) replace(state, other());
        }
        // Without events a match only goes back to an earlier position.
        if (!events) return;
        events.push(...made);
        this.moments.push({ state: inner.clone(state), events: made });
      },
    };
  }

  forget(): void {
    this.moments.length = 0;
  }

  /** From now on, a match that reaches the state with this fingerprint is in another one, each time. */
  exchange(fingerprint: string, other: () => unknown): void {
    this.#exchanges.set(fingerprint, other);
  }
}

/** Gives a state the content of another one. The match holds the state, so it stays the same object. */
function replace(state: unknown, other: unknown): void {
  if (!isPlainObject(state) || !isPlainObject(other)) throw new TypeError('a state should be an object');
  for (const name of Object.keys(state)) if (!(name in other)) Reflect.deleteProperty(state, name);
  Object.assign(state, other);
}
