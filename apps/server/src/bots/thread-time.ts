/** Milliseconds of thread time that a network may use in one burst. */
const SAVED_MS = 120_000;
/** Share of all threads that a network may use permanently. */
const SHARE = 0.5;
/** How long one decision may take where several networks have slow bots, for each other network. */
const SLICE_MS = 2000;
/** A network whose slow bots have not asked for this long does not count any more. */
const ACTIVE_MS = 30_000;
/** With more networks than this, those with an unused burst are forgotten: a new account would be the same. */
const MANY = 5000;

interface Account {
  left: number;
  at: number;
  asked: number;
}

/** How much of the slow bots' threads each network has used, and what its next decision may take. */
export class ThreadTime {
  /** Milliseconds that each millisecond brings. */
  readonly #rate: number;
  readonly #accounts = new Map<string, Account>();

  constructor(threads: number) {
    this.#rate = threads * SHARE;
  }

  /** A slow bot of a network asks for a thread. */
  ask(network: string, now: number): void {
    this.#account(network, now).asked = now;
  }

  use(network: string, ms: number, now: number): void {
    this.#account(network, now).left -= ms;
    if (this.#accounts.size > MANY) this.#forget(now);
  }

  /** Milliseconds that a decision of a network may take now: the slowest bots yield first. */
  mostFor(network: string, now: number): number {
    if (this.#account(network, now).left <= 0) return 0;
    let others = 0;
    for (const [each, { asked }] of this.#accounts) if (each !== network && now - asked < ACTIVE_MS) others++;
    return others === 0 ? Number.POSITIVE_INFINITY : SLICE_MS / others;
  }

  #account(network: string, now: number): Account {
    const account = this.#accounts.get(network) ?? { left: SAVED_MS, at: now, asked: now };
    account.left = Math.min(SAVED_MS, account.left + (now - account.at) * this.#rate);
    account.at = now;
    this.#accounts.set(network, account);
    return account;
  }

  #forget(now: number): void {
    for (const [network, { left, at, asked }] of this.#accounts) {
      const saved = left + (now - at) * this.#rate >= SAVED_MS;
      if (saved && now - asked >= ACTIVE_MS) this.#accounts.delete(network);
    }
  }
}
