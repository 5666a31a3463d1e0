/** What a bot is doing. */
export interface BotActivity {
  /** Place in the list of bots, from 0. */
  readonly bot: number;
  /** Null while its module is being loaded. */
  readonly seat: number | null;
  /** Numbers from 1, of the match and of the decision in it. */
  readonly match: number;
  readonly decision: number;
}

// Cells of the shared memory. CHANGES counts the begins and ends of activities: it is odd while a bot is busy.
const CHANGES = 0;
const BOT = 1;
const SEAT = 2;
const MATCH = 3;
const DECISION = 4;
const LOADING = -1;

/**
 * Memory shared by the thread that plays and the one that watches it. The first writes which bot is busy, so that the
 * second can name the bot that never returns.
 */
export class BotActivityMonitor {
  readonly buffer: SharedArrayBuffer;
  readonly #cells: Int32Array;

  constructor(buffer = new SharedArrayBuffer(5 * Int32Array.BYTES_PER_ELEMENT)) {
    this.buffer = buffer;
    this.#cells = new Int32Array(buffer);
  }

  /** Runs a call into a bot, which may never return. */
  during<T>(activity: BotActivity, run: () => T): T {
    this.begin(activity);
    try {
      return run();
    } finally {
      this.end();
    }
  }

  begin({ bot, seat, match, decision }: BotActivity): void {
    const cells = this.#cells;
    cells[BOT] = bot;
    cells[SEAT] = seat ?? LOADING;
    cells[MATCH] = match;
    cells[DECISION] = decision;
    Atomics.add(cells, CHANGES, 1);
  }

  end(): void {
    Atomics.add(this.#cells, CHANGES, 1);
  }

  /** Number of begins and ends so far; it changes whenever a bot begins or ends. */
  get changeCount(): number {
    return Atomics.load(this.#cells, CHANGES);
  }

  /** What a bot is doing now; null while no bot is busy. */
  current(): BotActivity | null {
    if (this.changeCount % 2 === 0) return null;
    const [, bot = 0, seat = 0, match = 0, decision = 0] = this.#cells;
    return { bot, seat: seat === LOADING ? null : seat, match, decision };
  }
}
