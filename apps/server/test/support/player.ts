import type { Rng } from '@durbar/kernel';
import { fraction, randomBelow } from '@durbar/kernel';
import type { BazaarMove, BazaarView } from '@durbar/testkit/toy';
import { bazaar } from '@durbar/testkit/toy';
import { Follower } from './follower.ts';
import type { Page } from './page.ts';
import type { Person } from './person.ts';

/** A command that the server has acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly id: string;
  readonly move: BazaarMove;
}

interface Pending extends Acknowledged {
  readonly decision: number;
  /** Whether it changes an already sealed choice. */
  readonly changes: boolean;
}

/** How often a sealed choice is changed while it waits for others. */
const CHANGES = 0.3;

/** Refusals of a change when the last of the others has sealed meanwhile, which may have ended the match. */
const TOO_LATE: ReadonlySet<string> = new Set(['table.outdated', 'table.over']);

/**
 * Plays at several tables at once, at random and as fast as the server allows. After a cut connection it repeats commands
 * without an answer, as a page does.
 */
export class Player {
  readonly person: Person;
  readonly acknowledged: Acknowledged[] = [];
  /** Commands that should not have been refused. */
  readonly refused: string[] = [];
  readonly followers = new Map<string, Follower>();
  readonly #seats = new Map<string, number>();
  readonly #pending = new Map<string, Pending>();
  readonly #rng: Rng;
  readonly #onAcknowledged: () => void;
  readonly #thinkMs: number;
  #changed = new Set<string>();
  #page: Page | null = null;
  #read = 0;
  #commands = 0;

  /** @param thinkMs milliseconds before each command */
  constructor(person: Person, rng: Rng, onAcknowledged: () => void, thinkMs = 0) {
    this.person = person;
    this.#rng = rng;
    this.#onAcknowledged = onAcknowledged;
    this.#thinkMs = thinkMs;
  }

  sitAt(table: string, seat: number): void {
    this.#seats.set(table, seat);
    this.followers.set(table, new Follower(table));
  }

  /** Connects, again or for the first time, and opens every table. */
  async connect(): Promise<void> {
    const page = await this.person.connect();
    this.#page = page;
    this.#read = page.got.length;
    for (const follower of this.followers.values()) follower.attach(page);
    await page.until(
      () => [...this.followers.keys()].every((table) => isCaughtUp(page, table)),
      'all tables',
    );
    for (const follower of this.followers.values()) follower.read();
  }

  /** Repeats commands without an answer and plays on. */
  play(): void {
    for (const pending of this.#pending.values()) this.#send(pending);
    if (this.#page) this.#page.onNews = () => this.#play();
    this.#play();
  }

  /** Plays on until every match is over and every command was answered. */
  async finish(): Promise<void> {
    const isDone = (): boolean =>
      this.#pending.size === 0 &&
      [...this.followers.values()].every((follower) => follower.read().situation?.status === 'over');
    await this.#page?.until(isDone, 'all tables to be over');
  }

  #play(): void {
    this.#readAnswers();
    for (const follower of this.followers.values()) this.#playAt(follower.read());
  }

  #readAnswers(): void {
    const page = this.#page;
    if (!page) return;
    for (; this.#read < page.got.length; this.#read++) {
      const message = page.got[this.#read];
      if (message?.t !== 'answer') continue;
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (!pending) this.refused.push(`an answer to nothing: ${message.id}`);
      else if (message.ok) this.#acknowledge(pending);
      else if (!pending.changes || !TOO_LATE.has(message.refusal?.key ?? ''))
        this.refused.push(`${pending.id}: ${message.refusal?.key}`);
    }
  }

  #acknowledge({ table, seat, id, move }: Pending): void {
    this.acknowledged.push({ table, seat, id, move });
    this.#onAcknowledged();
  }

  #playAt({ table, situation }: Follower): void {
    const seat = this.#seats.get(table);
    if (seat === undefined || !situation?.decision || situation.status !== 'running') return;
    if ([...this.#pending.values()].some((pending) => pending.table === table)) return;
    const { id: decision } = situation.decision;
    const changes = situation.sealed !== null;
    const once = `${table} ${decision}`;
    if (changes && (this.#changed.has(once) || fraction(this.#rng) >= CHANGES))
      return void this.#changed.add(once);
    if (changes) this.#changed.add(once);
    const view: BazaarView = bazaar.parseView(situation.view);
    const moves = bazaar.legalMoves(view, seat);
    const move = moves[randomBelow(this.#rng, moves.length)];
    if (!move) throw new Error(`seat ${seat} of ${table} has no move`);
    const pending = { table, seat, id: `c${this.#commands++}`, decision, move, changes };
    this.#pending.set(pending.id, pending);
    if (this.#thinkMs === 0) this.#send(pending);
    else setTimeout(() => this.#send(pending), this.#thinkMs);
  }

  #send({ table, id, decision, move }: Pending): void {
    this.#page?.send({ t: 'do', table, id, decision, act: { kind: 'move', move } });
  }
}

/** Whether a page knows a table's state: by a snapshot, or by the missed updates and an info. */
function isCaughtUp(page: Page, table: string): boolean {
  return page.got.some(
    (message) => (message.t === 'table' || message.t === 'info') && message.info.id === table,
  );
}
