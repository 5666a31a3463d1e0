import { join } from 'node:path';
import type { AnyGame } from '@durbar/games';
import type { Rng } from '@durbar/kernel';
import { randomBelow, seededRng } from '@durbar/kernel';
import { API, recordKey } from '@durbar/protocol';
import { type Child, startSelf } from '../../load/child.ts';
import { request } from '../../load/guests.ts';
import { Fault } from '../campaign.ts';
import { checkKept, readStored } from './stored.ts';
import { TableSlot } from './table-slot.ts';

/** Acknowledged commands between two kills: between this number and twice as many. */
const BETWEEN = 60;
const PLAYS_AT_MOST_MS = 60_000;
const LOOK_EVERY_MS = 25;
/** How long the last matches may take to end once everybody resigns. */
const ENDS_WITHIN_MS = 600_000;

const MANY = '1000000';
const ENV = {
  LOG_LEVEL: 'error',
  MAX_SOCKETS: MANY,
  MAX_SOCKETS_PER_ADDRESS: MANY,
  SOCKET_RATE: MANY,
  HTTP_RATE: MANY,
  BOT_THREADS: '1',
};

export interface RoundCounts {
  readonly kills: number;
  readonly tables: number;
  readonly acknowledged: number;
  readonly lines: number;
  readonly records: number;
}

/** A server with a data file of its own, many tables, and a number of kills. */
export class KillRound {
  readonly #dataFile: string;
  readonly #rng: Rng;
  readonly #slots: readonly TableSlot[];
  #server: Child | null = null;
  #up = false;

  constructor(games: readonly AnyGame[], folder: string, seed: string, tables: number) {
    this.#dataFile = join(folder, 'durbar.db');
    this.#rng = seededRng(seed, 'kills');
    this.#slots = Array.from({ length: tables }, (_, i) => new TableSlot(games, `${seed} ${i}`));
  }

  /**
   * Kills the server at random moments, and checks the data file and what the players are told afterwards.
   * @throws {Fault}
   */
  async run(kills: number): Promise<RoundCounts> {
    try {
      for (let i = 0; i < kills; i++) await this.#playAndKill();
      await this.#end();
    } finally {
      await this.#server?.kill();
      for (const slot of this.#slots) slot.disconnect();
    }
    const players = this.#slots.flatMap((slot) => slot.players);
    return {
      kills,
      tables: new Set(players.map(({ table }) => table)).size,
      acknowledged: this.#acknowledged,
      lines: players.reduce((sum, { lines }) => sum + lines.length, 0),
      records: this.#slots.reduce((sum, { records }) => sum + records, 0),
    };
  }

  async #playAndKill(): Promise<void> {
    const { server, key } = await this.#start();
    // One in five comes before all players are back.
    const early = randomBelow(this.#rng, 5) === 0;
    let waiting = this.#slots.length;
    const back = new Promise<void>((resolve) => {
      const count = (): void => {
        if (--waiting === 0) resolve();
      };
      const playing = this.#slots.map((slot) => this.#tend(slot, server.url, key, true, count));
      this.#playing = Promise.all(playing);
    });
    this.#playing.catch(() => undefined);
    const enough = early
      ? wait(randomBelow(this.#rng, 400))
      : back.then(() => this.#waitForAcknowledged(BETWEEN + randomBelow(this.#rng, BETWEEN)));
    await Promise.race([enough.then(() => wait(randomBelow(this.#rng, 40))), this.#playing]);
    this.#up = false;
    await server.kill();
    for (const slot of this.#slots) slot.disconnect();
    await this.#playing;
    await this.#check();
  }
  #playing: Promise<unknown> = Promise.resolve();

  /** Waits until the players were told of so many more commands, at most for a while. */
  async #waitForAcknowledged(more: number): Promise<void> {
    const until = performance.now() + PLAYS_AT_MOST_MS;
    const target = this.#acknowledged + more;
    while (this.#acknowledged < target && performance.now() < until) await wait(2);
  }

  get #acknowledged(): number {
    return this.#slots.reduce((sum, slot) => sum + slot.acknowledged, 0);
  }

  async #end(): Promise<void> {
    const { server, key } = await this.#start();
    await Promise.all(this.#slots.map((slot) => this.#tend(slot, server.url, key, false, () => undefined)));
    this.#up = false;
    await server.end();
    await this.#check();
  }

  async #start(): Promise<{ readonly server: Child; readonly key: string }> {
    const serve = ['serve', '--json', '--port', '0', '--host', '127.0.0.1', '--data', this.#dataFile];
    const server = await startSelf(serve, ENV);
    this.#server = server;
    this.#up = true;
    const answer: unknown = await (await request(server.url + API.key)).json();
    return { server, key: recordKey.parse(answer).key };
  }

  /**
   * Connects a slot's players, and opens the next table whenever a match is over; without `goesOn` everybody resigns and it ends.
   * What fails because the server is being killed is no fault.
   */
  async #tend(
    slot: TableSlot,
    url: string,
    key: string,
    goesOn: boolean,
    onConnected: () => void,
  ): Promise<void> {
    const until = performance.now() + ENDS_WITHIN_MS;
    try {
      await slot.connect(url);
      onConnected();
      if (!goesOn) slot.resign();
      while (this.#up && !slot.isFree) {
        await wait(LOOK_EVERY_MS);
        slot.throwFault();
        if (!this.#up || !slot.isOver) {
          if (!goesOn && performance.now() > until) throw new Fault('a match does not end');
          continue;
        }
        await slot.finish(url, key);
        if (goesOn) await slot.connect(url);
      }
    } catch (error) {
      if (error instanceof Fault) throw error;
      if (this.#up) throw new Fault('a request failed while the server ran', null, error);
    }
  }

  async #check(): Promise<void> {
    const stored = await readStored(this.#dataFile);
    for (const slot of this.#slots) {
      slot.throwFault();
      for (const player of slot.players) checkKept(stored, player);
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
