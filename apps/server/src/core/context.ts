import type { Game, RatingData, SigningKey } from '@durbar/kernel';
import type { Logger } from 'pino';
import type { Settings } from '../config/settings.ts';
import type { Blocks } from '../identity/blocks.ts';
import type { Devices } from '../identity/devices.ts';
import type { People } from '../identity/people.ts';
import type { PersonChannels } from '../identity/person-channels.ts';
import type { PersonClocks } from '../identity/person-clocks.ts';
import type { Suspensions } from '../identity/suspensions.ts';
import type { Signer } from '../identity/tokens.ts';
import type { Store } from '../storage/store.ts';
import type { Writer } from '../storage/writer.ts';
import type { MailLimit } from './mail-limit.ts';
import type { Metrics } from './metrics.ts';
import type { Networks } from './networks.ts';
import type { Outages } from './outages.ts';
import type { Suspicions } from './suspicions.ts';
import type { after } from './timer.ts';

/** The games that can be played on this server. */
export interface Games {
  readonly ids: readonly string[];
  /**
   * A game by a version of its rules; default: the current one.
   * @throws if there is no game of that id, or it has no such version
   */
  load(id: string, rules?: number): Promise<Game>;
  /** A game by every version of its rules, the current one first. @throws if there is no game with that id */
  loadVersions(id: string): Promise<readonly Game[]>;
  /** What ratings need to know of a game; null where nothing is known. Absent: of none. */
  loadRatings?(id: string): Promise<RatingData | null>;
}

/** Constants that only tests change. Times are in milliseconds. */
export interface Tuning {
  /** How long a person must be away before a bot may take over their seat, by the table's pace. */
  readonly awayMs: Readonly<Record<'live' | 'days', number>>;
  /** How long pages have for giving their nonces at a live table. */
  readonly startMs: number;
  /** How long changes of lists and infos are gathered before they are sent. */
  readonly batchDelayMs: number;
  /** How long changes that nobody's next move waits for are gathered before they are stored. */
  readonly gatherMs: number;
  /** How long somebody may be asked before they are told, by the table's pace. */
  readonly noticeDelayMs: Readonly<Record<'live' | 'days', number>>;
  /** How long an attempt to send a notice may take before another one begins. */
  readonly noticeLeaseMs: number;
  /** How long a provider by which people sign in has for its answers. */
  readonly providerMs: number;
  /** How long an idle table stays loaded. */
  readonly idleMs: number;
  /** How long a table must be quiet before its summary is stored. */
  readonly quietMs: number;
  /** Time between two looks for quiet and idle tables. */
  readonly sweepMs: number;
  /** Time between two notes that the server runs. */
  readonly beatMs: number;
  /** Time between two pings of each socket. */
  readonly heartbeatMs: number;
  /** How long sockets may take to close when the server stops. */
  readonly drainMs: number;
  /** Bytes that may wait for a slow page before its socket is closed. */
  readonly waitingBytes: number;
  /** Time that a table with only bots leaves to others after each move. */
  readonly botsOnlyPaceMs: number;
  /** How long after a seat is asked its plan is carried out, so that its people see what they are asked first. */
  readonly planDelayMs: number;
  /** How long the head of a request may take to arrive, and the whole of it. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** How long a connection may stay open without a request, and how long with one and without a byte either way. */
  readonly keepAliveMs: number;
  readonly connectionMs: number;
}

export const TUNING: Tuning = {
  awayMs: { live: 3 * 60_000, days: 3 * 24 * 60 * 60_000 },
  startMs: 60_000,
  batchDelayMs: 40,
  gatherMs: 30,
  noticeDelayMs: { live: 2 * 60_000, days: 10 * 60_000 },
  noticeLeaseMs: 60_000,
  providerMs: 10_000,
  idleMs: 60_000,
  quietMs: 3_000,
  sweepMs: 2_000,
  beatMs: 10_000,
  heartbeatMs: 30_000,
  drainMs: 3_000,
  waitingBytes: 4 * 1024 * 1024,
  botsOnlyPaceMs: 250,
  planDelayMs: 700,
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 60_000,
  connectionMs: 90_000,
};

/** What all parts of one server share. */
export interface ServerContext {
  readonly settings: Settings;
  readonly tuning: Tuning;
  readonly games: Games;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly signer: Signer;
  readonly people: People;
  readonly personClocks: PersonClocks;
  readonly personChannels: PersonChannels;
  readonly blocks: Blocks;
  readonly suspensions: Suspensions;
  readonly mailLimit: MailLimit;
  readonly outages: Outages;
  readonly devices: Devices;
  readonly suspicions: Suspicions;
  /** Signs records. */
  readonly recordKey: SigningKey;
  readonly networks: Networks;
  readonly store: Store;
  readonly writer: Writer;
  /** Identifies this build of the server: a page cannot continue streams of another build. */
  readonly build: string;
  /** Milliseconds since 1970, for what is stored and shown; never goes back while the server runs. */
  readonly now: () => number;
  /** Milliseconds of a clock that nobody can set, for durations. */
  readonly elapsed: () => number;
  /** Runs a task later. */
  readonly after: typeof after;
}
