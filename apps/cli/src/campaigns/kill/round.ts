import { join } from 'node:path';
import type { AnyGame } from '@durbar/games';
import type { Rng } from '@durbar/kernel';
import { randomBelow, seededRng } from '@durbar/kernel';
import { API, recordKey } from '@durbar/protocol';
import { type Child, startSelf } from '../../load/child.ts';
import { request } from '../../load/guests.ts';
import { Fault } from '../campaign.ts';
import { checkKept, readStored } from './stored.ts';
import { TableSeries } from './table-series.ts';

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
  readonly #series: readonly TableSeries[];
  #server: Child | null = null;
  #up = false;

  constructor(games: readonly AnyGame[], folder: string, seed: string, tables: number) {
    this.#dataFile = join(folder, 'durbar.db');
    this.#rng = seededRng(seed, 'kills');
    this.#series = Array.from({ length: tables }, (_, i) => new TableSeries(games, `${seed} ${i}`));
  }

  /**
   * Kills the server at random moments, and afterwards checks the data file and what the players receive.
   * @throws {Fault}
   */
  async run(kills: number): Promise<RoundCounts> {
    try {
      for (let i = 0; i < kills; i++) await this.#playAndKill();
      await this.#end();
    } finally {
      await this.#server?.kill();
      for (const series of this.#series) series.disconnect();
    }
    const players = this.#series.flatMap((series) => series.players);
    return {
      kills,
      tables: new Set(players.map(({ table }) => table)).size,
      acknowledged: this.#acknowledged,
      lines: players.reduce((sum, { shownEntries }) => sum + shownEntries.length, 0),
      records: this.#series.reduce((sum, { records }) => sum + records, 0),
    };
  }

  async #playAndKill(): Promise<void> {
    const { server, key } = await this.#start();
    // One kill in five happens before all players have reconnected.
    const early = randomBelow(this.#rng, 5) === 0;
    let waiting = this.#series.length;
    const back = new Promise<void>((resolve) => {
      const count = (): void => {
        if (--waiting === 0) resolve();
      };
      const playing = this.#series.map((series) => this.#tend(series, server.url, key, true, count));
      this.#playing = Promise.all(playing);
    });
    this.#playing.catch(() => undefined);
    const enough = early
      ? wait(randomBelow(this.#rng, 400))
      : back.then(() => this.#waitForAcknowledged(BETWEEN + randomBelow(this.#rng, BETWEEN)));
    await Promise.race([enough.then(() => wait(randomBelow(this.#rng, 40))), this.#playing]);
    this.#up = false;
    await server.kill();
    for (const series of this.#series) series.disconnect();
    await this.#playing;
    await this.#check();
  }
  #playing: Promise<unknown> = Promise.resolve();

  /** Waits until `more` further commands are acknowledged, or the time limit is reached. */
  async #waitForAcknowledged(more: number): Promise<void> {
    const until = performance.now() + PLAYS_AT_MOST_MS;
    const target = this.#acknowledged + more;
    while (this.#acknowledged < target && performance.now() < until) await wait(2);
  }

  get #acknowledged(): number {
    return this.#series.reduce((sum, series) => sum + series.acknowledged, 0);
  }

  async #end(): Promise<void> {
    const { server, key } = await this.#start();
    await Promise.all(
      this.#series.map((series) => this.#tend(series, server.url, key, false, () => undefined)),
    );
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
   * Connects the players of a series of tables, and opens the next table whenever a match is over.
   * Requests that fail because the server is being killed are not faults.
   * @param goesOn if false, everybody resigns and no further table is opened
   */
  async #tend(
    series: TableSeries,
    url: string,
    key: string,
    goesOn: boolean,
    onConnected: () => void,
  ): Promise<void> {
    const until = performance.now() + ENDS_WITHIN_MS;
    try {
      await series.connect(url);
      onConnected();
      if (!goesOn) series.resign();
      while (this.#up && !series.isFree) {
        await wait(LOOK_EVERY_MS);
        series.throwFault();
        if (!this.#up || !series.isOver) {
          if (!goesOn && performance.now() > until) throw new Fault('a match does not end');
          continue;
        }
        await series.finish(url, key);
        if (goesOn) await series.connect(url);
      }
    } catch (error) {
      if (error instanceof Fault) throw error;
      if (this.#up) throw new Fault('a request failed while the server ran', null, error);
    }
  }

  async #check(): Promise<void> {
    const stored = await readStored(this.#dataFile);
    for (const series of this.#series) {
      series.throwFault();
      for (const player of series.players) checkKept(stored, player);
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
