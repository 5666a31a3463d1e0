import * as z from 'zod/mini';
import { closedMode, count, id, message, refusal, seat } from './basics.ts';
import { logEntry, snapshot, update } from './situation.ts';
import { me, tableCard, tableInfo } from './tables.ts';

/** Raised when old pages can no longer talk to the server. Such a page then asks the player to reload it. */
export const PROTOCOL = 4;

export const chatLine = z.object({
  n: count,
  person: id,
  seat: z.nullable(seat),
  name: z.string(),
  text: z.string(),
  at: count,
  /** The kind of a line that was pressed; pages may not know it, and then show `text`. */
  reaction: z.optional(z.string()),
});
export type ChatLine = z.infer<typeof chatLine>;

const scorePoint = z.object({ index: z.int(), scores: z.array(z.number()) });

export const fromServer = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('hello'),
    protocol: count,
    build: z.string(),
    you: me,
    /** Who may take part; absent where everybody may. */
    mode: z.exactOptional(closedMode),
  }),
  z.object({ t: z.literal('lobby'), open: z.array(tableCard), mine: z.array(tableCard) }),
  /** Answers `watch` if a snapshot is needed; `snapshot` is null before the match begins. */
  z.object({
    t: z.literal('table'),
    info: tableInfo,
    /** Id of the viewer's stream: numbers are only comparable within one stream. */
    stream: z.string(),
    snapshot: z.nullable(snapshot),
    chat: z.array(chatLine),
  }),
  z.object({ t: z.literal('info'), info: tableInfo }),
  z.object({ t: z.literal('update'), table: id, update }),
  z.object({ t: z.literal('answer'), table: id, id, ok: z.boolean(), refusal: z.optional(refusal) }),
  z.object({ t: z.literal('chat'), table: id, line: chatLine }),
  z.object({ t: z.literal('past'), table: id, id, index: z.int(), view: z.unknown() }),
  z.object({ t: z.literal('log'), table: id, id, lines: z.array(logEntry) }),
  /** The entries after which points changed, in ascending order; -1 is the start. */
  z.object({ t: z.literal('scores'), table: id, id, points: z.array(scorePoint) }),
  z.object({ t: z.literal('pong'), id }),
  /** A message of this client, with its `id` if it had one, or the socket was faulty; `problem` is a message key. */
  z.object({ t: z.literal('problem'), table: z.optional(id), id: z.optional(id), problem: message }),
]);
export type FromServer = z.infer<typeof fromServer>;
