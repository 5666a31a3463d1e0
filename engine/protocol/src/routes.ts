import * as z from 'zod/mini';
import { id, message, seat } from './basics.ts';
import { tableCard } from './tables.ts';

/*
 * Addresses of the server. Bodies and answers are JSON; a cookie that the first answer sets identifies the person.
 * Errors have a status of 400 or more and a `problem`.
 */
export const API = {
  /** GET: `me`, created on the first visit. PATCH `changeMe`: `me`. DELETE: deletes the person's data; 204. */
  me: '/api/me',
  /** GET: `devices`, where the person is signed in. */
  devices: '/api/me/devices',
  /** DELETE: signs a device of the person out; `devices`. For the sending device: 204, and the cookie ends. */
  device: (device: string) => `/api/me/devices/${device}`,
  /** DELETE: ends the person's codes that were not used; `devices`. POST: `deviceLink`; its code works once, on another device. */
  deviceLink: '/api/me/link',
  /** POST `useCode`: makes this device the person of a device link; `me`. */
  useDeviceLink: '/api/link',
  /** POST `useCode`: gives this person the seat of a return link; `tableRef`. */
  useReturnCode: '/api/return',
  /** GET: `gameList`, all games with their options as data. */
  games: '/api/games',
  /** GET: `tableLists`. POST `newTable`: `tableInfo`. */
  tables: '/api/tables',
  /** GET: `tableInfo`. */
  table: (table: string) => `/api/tables/${table}`,
  /** POST `joinTable`: `tableInfo`. */
  join: (table: string) => `/api/tables/${table}/join`,
  /** POST: gives up the sender's own seat, before the start or in the match; `tableInfo`. */
  leave: (table: string) => `/api/tables/${table}/leave`,
  /** POST, the host, once every seat is taken: `tableInfo`. The match begins when all pages have given their nonces. */
  start: (table: string) => `/api/tables/${table}/start`,
  /** POST `giveHash`, before the match begins: `tableInfo`. */
  hash: (table: string) => `/api/tables/${table}/hash`,
  /** POST `giveNonce`, while the match starts and once all hashes are there: `tableInfo`. */
  nonce: (table: string) => `/api/tables/${table}/nonce`,
  /** POST: a new return link for the sender's own seat; the previous link stops working, and people who used it lose the seat. `tableInfo`. */
  returnLink: (table: string) => `/api/tables/${table}/link`,
  /** PUT `chooseColours`, for the sender's own seat before the match begins: `tableInfo`. */
  colours: (table: string) => `/api/tables/${table}/colours`,
  /** PUT `setSeat`, the host: `tableInfo`. */
  seat: (table: string, seat: number) => `/api/tables/${table}/seats/${seat}`,
  /** POST `hideTable`: removes the table from the sender's own list, or puts it back; `tableInfo`. */
  hide: (table: string) => `/api/tables/${table}/hide`,
  /** PUT `rateTable`, the host, before the start: `tableInfo`. */
  rated: (table: string) => `/api/tables/${table}/rated`,
  /** POST `muteSeat`, the host: `tableInfo`. */
  mute: (table: string) => `/api/tables/${table}/mute`,
  /**
   * POST, anybody who had a seat: `rematchRef` of the rematch, where the sender may sit down. It starts by itself when
   * everybody is back.
   */
  rematch: (table: string) => `/api/tables/${table}/rematch`,
  /** GET: a file: the match's record once it is over, before that the log that the sender may see. */
  record: (table: string) => `/api/tables/${table}/record`,
  /** GET: `recordKey`, the public key of this server's record signatures. */
  key: '/api/key',
  /** The one socket, speaking `fromClient` and `fromServer`. */
  socket: '/api/socket',
} as const;

/** The answer to a failed request, as a message key (`problem.…`). */
export const problemAnswer = z.object({ problem: message });
export type ProblemAnswer = z.infer<typeof problemAnswer>;

/** The code of a device link, a return link, or the link of a private table. */
export const useCode = z.object({ code: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,200}$/)) });

export const tableRef = z.object({ table: id });
export type TableRef = z.infer<typeof tableRef>;

export const tableLists = z.object({ open: z.array(tableCard), mine: z.array(tableCard) });
export type TableLists = z.infer<typeof tableLists>;

export const gameList = z.array(
  z.object({
    id: z.string(),
    rules: z.int(),
    seatCounts: z.array(seat),
    options: z.array(z.looseObject({ kind: z.string(), name: z.string() })),
  }),
);

/** Why the server closes a socket, by WebSocket close code. */
export const CLOSE = {
  /** The server stops or restarts: reconnect at once. */
  restart: 1012,
  /** Too many people: reconnect later. */
  full: 1013,
  /** No cookie, or an unknown one: ask for `me` first, then reconnect. */
  stranger: 4001,
  /** Messages too large, too many or malformed: reload the page. */
  abuse: 4002,
  /** The client read too slowly: reconnect and continue from the last number seen. */
  slow: 4003,
} as const;
