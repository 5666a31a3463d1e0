/** What a bot is busy with. */
export interface Busy {
  /** Place in the list of bots, from 0. */
  readonly bot: number;
  /** Null while its module is being loaded. */
  readonly seat: number | null;
  /** Numbers from 1, of the match and of the decision in it. */
  readonly match: number;
  readonly decision: number;
}

/** Odd while a bot is busy; each begin and end adds one. */
const TURN = 0;
const BOT = 1;
const SEAT = 2;
const MATCH = 3;
const DECISION = 4;
const LOADING = -1;

/**
 * Memory shared by the thread that plays and the one that watches it: the first notes which bot is busy, and so the
 * second sees which bot never returns.
 */
export class Watch {
  readonly buffer: SharedArrayBuffer;
  readonly #cells: Int32Array;

  constructor(buffer = new SharedArrayBuffer(5 * Int32Array.BYTES_PER_ELEMENT)) {
    this.buffer = buffer;
    this.#cells = new Int32Array(buffer);
  }

  /** Runs something that a bot may never return from. */
  during<T>(busy: Busy, run: () => T): T {
    this.begin(busy);
    try {
      return run();
    } finally {
      this.end();
    }
  }

  begin({ bot, seat, match, decision }: Busy): void {
    const cells = this.#cells;
    cells[BOT] = bot;
    cells[SEAT] = seat ?? LOADING;
    cells[MATCH] = match;
    cells[DECISION] = decision;
    Atomics.add(cells, TURN, 1);
  }

  end(): void {
    Atomics.add(this.#cells, TURN, 1);
  }

  /** Changes whenever a bot begins or ends. */
  get turn(): number {
    return Atomics.load(this.#cells, TURN);
  }

  /** Null while no bot is busy. */
  busy(): Busy | null {
    if (this.turn % 2 === 0) return null;
    const [, bot = 0, seat = 0, match = 0, decision = 0] = this.#cells;
    return { bot, seat: seat === LOADING ? null : seat, match, decision };
  }
}
