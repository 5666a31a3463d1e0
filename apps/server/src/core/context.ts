import type { Game } from '@durbar/kernel';
import type { Logger } from 'pino';
import type { Settings } from '../config/settings.ts';
import type { People } from '../identity/people.ts';
import type { Signer } from '../identity/tokens.ts';
import type { LogStore } from '../storage/sqlite/logs.ts';
import type { TableStore } from '../storage/sqlite/tables.ts';
import type { Writer } from '../storage/writer.ts';
import type { Metrics } from './metrics.ts';

/** The games that can be played here. */
export interface Games {
  readonly ids: readonly string[];
  /** @throws if there is no game of that id */
  load(id: string): Promise<Game>;
}

/** What only tests set otherwise. Times are in milliseconds. */
export interface Tuning {
  /** After how long away a bot may be called to a seat, by the table's pace. */
  readonly awayMs: Readonly<Record<'live' | 'days', number>>;
  /** How long changes of lists and infos are gathered before they are sent. */
  readonly gatherMs: number;
  /** How long an idle table stays loaded. */
  readonly idleMs: number;
  /** How long a table must be quiet before its summary is written, and how often it is looked for such. */
  readonly quietMs: number;
  readonly sweepMs: number;
  /** How often it is looked after sockets that have died. */
  readonly heartbeatMs: number;
  /** How long sockets may take to close when the server stops. */
  readonly drainMs: number;
  /** Bytes that may wait for a page that reads slowly before it is dropped. */
  readonly waitingBytes: number;
}

export const TUNING: Tuning = {
  awayMs: { live: 3 * 60_000, days: 3 * 24 * 60 * 60_000 },
  gatherMs: 40,
  idleMs: 60_000,
  quietMs: 3_000,
  sweepMs: 2_000,
  heartbeatMs: 30_000,
  drainMs: 3_000,
  waitingBytes: 4 * 1024 * 1024,
};

/** What the parts of one server share. */
export interface ServerContext {
  readonly settings: Settings;
  readonly tuning: Tuning;
  readonly games: Games;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly signer: Signer;
  readonly people: People;
  readonly tables: TableStore;
  readonly logs: LogStore;
  readonly writer: Writer;
  /** Identifies this make of the server: streams of another one are not gone on with. */
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
