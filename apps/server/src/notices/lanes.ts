/** Tasks at once, at most: of all, and of one person. */
const AT_ONCE = 64;
const AT_ONCE_OF_PERSON = 2;

/** For whom something is sent, and by what. */
export interface Lane {
  readonly person: string;
  readonly channel: string;
}

interface Waiting {
  readonly lane: Lane;
  readonly task: () => Promise<void>;
}

/**
 * Carries out tasks that may take long because somebody else is slow: those of one channel one after the other, so that messages
 * arrive in order, and few of one person at once, so that the receivers of one hold up nobody else's messages.
 */
export class Lanes {
  #waiting: Waiting[] = [];
  readonly #underWay = new Set<Promise<void>>();
  readonly #channels = new Set<string>();
  readonly #ofPerson = new Map<string, number>();

  /** @param task never fails */
  add(lane: Lane, task: () => Promise<void>): void {
    this.#waiting.push({ lane, task });
    this.#begin();
  }

  /** Forgets what waits. @returns once nothing is under way */
  async stop(): Promise<void> {
    this.#waiting = [];
    await Promise.all(this.#underWay);
  }

  #begin(): void {
    // Of two that wait for the same channel the first one goes first.
    this.#waiting = this.#waiting.filter((waiting) => {
      if (this.#underWay.size >= AT_ONCE || !this.#isFree(waiting.lane)) return true;
      this.#run(waiting);
      return false;
    });
  }

  #isFree({ person, channel }: Lane): boolean {
    return !this.#channels.has(channel) && (this.#ofPerson.get(person) ?? 0) < AT_ONCE_OF_PERSON;
  }

  #run({ lane: { person, channel }, task }: Waiting): void {
    this.#channels.add(channel);
    this.#ofPerson.set(person, (this.#ofPerson.get(person) ?? 0) + 1);
    const done = task().finally(() => {
      this.#underWay.delete(done);
      this.#channels.delete(channel);
      const left = (this.#ofPerson.get(person) ?? 1) - 1;
      if (left === 0) this.#ofPerson.delete(person);
      else this.#ofPerson.set(person, left);
      this.#begin();
    });
    this.#underWay.add(done);
  }
}
