import * as z from 'zod/mini';
import { botName, chatText, count, id, message, refusal, seat } from './basics.ts';
import { snapshot, update } from './situation.ts';
import { me, tableCard, tableInfo } from './tables.ts';

/** Raised when old pages can no longer talk to the server; they then ask to be reloaded. */
export const PROTOCOL = 3;

export const act = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), move: z.unknown() }),
  z.object({ kind: z.literal('undo') }),
  z.object({ kind: z.literal('resign') }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('takeover'), seat, bot: botName }),
  z.object({ kind: z.literal('return') }),
  z.object({ kind: z.literal('abandon') }),
]);

/** What the page says over its one socket. `id`s are made by the page; answers carry them back. */
export const fromClient = z.discriminatedUnion('t', [
  /** List the open tables and my games, and keep them fresh. */
  z.object({ t: z.literal('lobby'), on: z.boolean() }),
  /**
   * Follow a table, as whoever I am there. `since`: number of the last update seen in stream `stream`, to go on
   * from there; without it, or where it can't be, a whole snapshot comes.
   */
  z.object({
    t: z.literal('watch'),
    table: id,
    stream: z.optional(z.string()),
    since: z.optional(count),
    /** Number of the last chat line seen. */
    chat: z.optional(count),
  }),
  z.object({ t: z.literal('unwatch'), table: id }),
  z.object({ t: z.literal('do'), table: id, id, decision: z.optional(count), act }),
  z.object({ t: z.literal('say'), table: id, id, text: chatText }),
  /** The view as it was after line `index` of my log; -1 for the very start. */
  z.object({ t: z.literal('past'), table: id, id, index: z.int().check(z.gte(-1)) }),
  z.object({ t: z.literal('ping'), id }),
]);
export type FromClient = z.infer<typeof fromClient>;

export const chatLine = z.object({
  n: count,
  person: id,
  seat: z.nullable(seat),
  name: z.string(),
  text: z.string(),
  at: count,
});
export type ChatLine = z.infer<typeof chatLine>;

export const fromServer = z.discriminatedUnion('t', [
  z.object({ t: z.literal('hello'), protocol: count, build: z.string(), you: me }),
  z.object({ t: z.literal('lobby'), open: z.array(tableCard), mine: z.array(tableCard) }),
  /** Answers `watch` where the whole is needed; `snapshot` is null before the match begins. */
  z.object({
    t: z.literal('table'),
    info: tableInfo,
    /** Names the viewer's stream: numbers are only comparable inside one. */
    stream: z.string(),
    snapshot: z.nullable(snapshot),
    chat: z.array(chatLine),
  }),
  z.object({ t: z.literal('info'), info: tableInfo }),
  z.object({ t: z.literal('update'), table: id, update }),
  z.object({ t: z.literal('answer'), table: id, id, ok: z.boolean(), refusal: z.optional(refusal) }),
  z.object({ t: z.literal('chat'), table: id, line: chatLine }),
  z.object({ t: z.literal('past'), table: id, id, index: z.int(), view: z.unknown() }),
  z.object({ t: z.literal('pong'), id }),
  /** Something about a message of mine, or the socket, was wrong; says what in words by key. */
  z.object({ t: z.literal('problem'), table: z.optional(id), problem: message }),
]);
export type FromServer = z.infer<typeof fromServer>;
