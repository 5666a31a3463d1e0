import type { EventMessage, Game, Seat } from '@durbar/kernel';
import { joinSentences } from '@durbar/kit/board/join-sentences.ts';
import type { ViewerLogEntry } from '@durbar/table';

/** One log entry as messages. */
export interface LogItem {
  readonly index: number;
  readonly seat: Seat | null;
  readonly isMove: boolean;
  readonly parts: readonly EventMessage[];
}

/** Describes a log entry: a move by the game's events, anything else by the table's words. */
export function createLogItem(game: Game, entry: ViewerLogEntry): LogItem {
  const { index, kind, seat, events } = entry;
  const messages: EventMessage[] =
    kind === 'move'
      ? events.map((event, i) => game.describeEvent(event, events[i - 1]))
      : [tableMessage(entry)];
  return { index, seat, isMove: kind === 'move', parts: messages };
}

/** The entries that are worth announcing together: what was decided in secret follows in the move that reveals it. */
export function withoutRevealedSeals(entries: readonly ViewerLogEntry[]): readonly ViewerLogEntry[] {
  const lastMove = entries.findLastIndex(({ kind }) => kind === 'move');
  return entries.filter(({ kind }, i) => kind !== 'seal' || i > lastMove);
}

/** Splits a text at its bracketed rule clauses; the result alternates between text and clause. */
export function splitClauses(text: string): readonly string[] {
  return text.split(/(\([A-Z][A-Z0-9]*-\d[\w.]*\))/);
}

function tableMessage({ kind, seat }: ViewerLogEntry): EventMessage {
  if (seat === null) return { key: `table.entry.${kind}.keeper` };
  return { key: `table.entry.${kind}`, values: { seat } };
}

/** Whether a text begins with the name of its seat, so that the name must not be read before it. */
export function beginsWithName(text: string, name: string): boolean {
  return text.startsWith(name) && /^[\s:,]/.test(text.slice(name.length));
}

/** Formats the parts of a log item. */
export interface ItemFormatter {
  part(part: EventMessage): string;
  name(seat: Seat): string;
  gain(gain: number): string;
}

/** A log item as one text for screen readers: seat, events, gains. */
export function formatItem({ seat, parts }: LogItem, formatter: ItemFormatter): string {
  const texts = parts.map((part) =>
    part.gain ? `${formatter.part(part)} ${formatter.gain(part.gain)}` : formatter.part(part),
  );
  const [first] = texts;
  if (first === undefined) return '';
  const isNamed = seat === null || beginsWithName(first, formatter.name(seat));
  return joinSentences(...(isNamed ? texts : [formatter.name(seat), ...texts]));
}

/** The gains in a log item. A part that names a `seat` belongs to that seat, any other to the item's seat. */
export function listGains(item: LogItem): readonly { readonly seat: Seat; readonly gain: number }[] {
  return item.parts.flatMap(({ values, gain }) => {
    const named = values?.['seat'];
    const seat = typeof named === 'number' ? named : item.seat;
    return !gain || seat === null ? [] : [{ seat, gain }];
  });
}

/** `main` and `mine` leave details out; `mine` keeps only the viewer's own entries. */
export const LOG_FILTERS = ['main', 'mine', 'all'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

/** Applies a filter; the newest item comes first. */
export function filterItems(
  items: readonly LogItem[],
  filter: LogFilter,
  mine: Seat | null,
): readonly LogItem[] {
  const kept = items.flatMap((item) => {
    if (filter === 'mine' && item.seat !== mine) return [];
    const parts = filter === 'all' ? item.parts : item.parts.filter(({ detail }) => !detail);
    if (parts.length === 0) return [];
    return [parts.length === item.parts.length ? item : { ...item, parts }];
  });
  return kept.toReversed();
}

/** Where a log item stands relative to the displayed position. */
export type ItemTime = 'before' | 'now' | 'later';

/**
 * Where each filtered item, newest first, stands relative to the position after entry `lookedAt`. If the filter dropped
 * that entry, the last one before it counts as `now`. Without a look back (null) every item is `before`.
 */
export function itemTimes(
  items: readonly Pick<LogItem, 'index'>[],
  lookedAt: number | null,
): readonly ItemTime[] {
  if (lookedAt === null) return items.map(() => 'before');
  const now = items.findIndex(({ index }) => index <= lookedAt);
  return items.map((_, i) => (i === now ? 'now' : now < 0 || i < now ? 'later' : 'before'));
}
