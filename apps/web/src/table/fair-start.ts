import { nonceHash } from '@durbar/kernel';
import type { GiveHash, GiveNonce, TableInfo } from '@durbar/protocol';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '../net/api-error.ts';
import { dealTerms } from './deal-terms.ts';
import type { KeptDeals } from './kept-deals.ts';

/** What the player should know about a start. */
export interface StartState {
  /** Another device of the player takes part in the deal. */
  readonly elsewhere: boolean;
  /** The table shows another commitment than before, so this page gives it no nonce. */
  readonly swapped: boolean;
}

interface StartApi {
  /** @throws {ApiError} */
  giveHash(table: string, given: GiveHash): Promise<TableInfo>;
  /** @throws {ApiError} */
  giveNonce(table: string, given: GiveNonce): Promise<TableInfo>;
}

/** What a start needs in addition to the table. */
interface StartTools {
  readonly kept: KeptDeals;
  readonly api: StartApi;
  readonly newNonce: () => string;
}

/** Milliseconds after which a request that did not reach the server is sent again. */
const RETRY_MS = 2000;

/** The facts about a table before its match that matter for the deal. */
export type StartInfo = Pick<
  TableInfo,
  | 'id'
  | 'game'
  | 'rules'
  | 'options'
  | 'status'
  | 'seats'
  | 'commitment'
  | 'hashes'
  | 'awaited'
  | 'rounds'
  | 'you'
>;

/**
 * Takes part in the deal of a table for the person at this device. It stores the commitment that it saw first, commits
 * the person to a nonce by its hash, and shows the nonce itself once the match starts and every person is committed.
 */
export class FairStart {
  readonly store = createStore<StartState>(() => ({ elsewhere: false, swapped: false }));
  readonly #table: string;
  readonly #tools: StartTools;
  #sending: string | null = null;
  #latest: StartInfo | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(table: string, tools: StartTools) {
    this.#table = table;
    this.#tools = tools;
  }

  /** The deal's part of a request to sit down. In a match that has begun it means nothing, so nothing is kept of it. */
  place(info: StartInfo): { readonly round: number; readonly hash: string } {
    this.#meet(info);
    const round = info.rounds.length;
    const nonce = isBegun(info) ? this.#tools.newNonce() : this.#nonce(round);
    return { round, hash: nonceHash(nonce) };
  }

  /** Checks the table's present state, stores what is new, and sends what is due. */
  observe(info: StartInfo): void {
    if (info.id !== this.#table) return;
    this.#latest = info;
    this.#meet(info);
    if (isBegun(info)) return;
    const round = info.rounds.length;
    const swapped = this.#tools.kept.round(this.#table, round)?.commitment !== info.commitment;
    const { seat } = info.you;
    const listed = seat === null ? undefined : info.hashes[seat];
    const elsewhere = typeof listed === 'string' && listed !== this.#ownHash(round);
    if (elsewhere) this.#tools.kept.keep(this.#table, round, { elsewhere });
    this.store.setState({ elsewhere, swapped });
    if (seat === null || swapped || elsewhere) return;
    if (listed === null) {
      const hash = nonceHash(this.#nonce(round));
      this.#send(`hash ${hash}`, () =>
        this.#tools.api.giveHash(this.#table, { round, hash, replace: false }),
      );
    } else if (info.status === 'starting' && info.awaited.includes(seat) && isBound(info))
      this.#giveNonce(round, seat, info);
  }

  /** Makes this device take part instead of another one of the person; a new round begins. */
  async takeOver(): Promise<void> {
    const info = this.#latest;
    if (!info) return;
    const round = info.rounds.length;
    const hash = nonceHash(this.#nonce(round + 1));
    await this.#tools.api.giveHash(this.#table, { round, hash, replace: true });
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #meet(info: StartInfo): void {
    const { kept } = this.#tools;
    const round = info.rounds.length;
    if (isBegun(info)) return kept.meet(this.#table, info.you.seat === null ? 'watching' : 'seated');
    kept.meet(this.#table, 'before');
    // The first commitment counts, whatever the server shows later.
    if (!kept.round(this.#table, round)?.commitment)
      kept.keep(this.#table, round, { commitment: info.commitment });
  }

  /** This device's nonce for a round; the same one until the round ends. */
  #nonce(round: number): string {
    const { kept, newNonce } = this.#tools;
    const known = kept.round(this.#table, round)?.nonce;
    if (known !== undefined) return known;
    const nonce = newNonce();
    kept.keep(this.#table, round, { nonce });
    return nonce;
  }

  #ownHash(round: number): string | null {
    const nonce = this.#tools.kept.round(this.#table, round)?.nonce;
    return nonce === undefined ? null : nonceHash(nonce);
  }

  /** Stores everybody's hashes before it shows the nonce: from then on nobody may change theirs, nor what is dealt. */
  #giveNonce(round: number, seat: number, info: StartInfo): void {
    const { kept, api: server } = this.#tools;
    const nonce = this.#nonce(round);
    if (!kept.round(this.#table, round)?.given)
      kept.keep(this.#table, round, { given: { seat, hashes: [...info.hashes], terms: dealTerms(info) } });
    this.#send(`nonce ${nonce}`, () => server.giveNonce(this.#table, { round, nonce }));
  }

  /** Sends one request at a time. If it fails, the next check of the table decides what is due then. */
  #send(what: string, request: () => Promise<unknown>): void {
    if (this.#sending === what) return;
    this.#sending = what;
    request().then(
      () => this.#sent(what),
      (error: unknown) => {
        this.#sent(what);
        if (!(error instanceof ApiError)) throw error;
        this.stop();
        this.#timer = setTimeout(() => this.#latest && this.observe(this.#latest), RETRY_MS);
      },
    );
  }

  #sent(what: string): void {
    if (this.#sending === what) this.#sending = null;
  }
}

/** Whether every person is committed to a nonce. */
function isBound({ seats, hashes }: StartInfo): boolean {
  return hashes.every((hash, seat) => hash !== null || seats[seat]?.kind === 'bot');
}

function isBegun({ status }: StartInfo): boolean {
  return status !== 'waiting' && status !== 'starting';
}
