import type { EventMessage, Game, Seat } from '@durbar/kernel';
import type { Happening } from '@durbar/table';

/** Everything that one happening has to tell. */
export interface LogItem {
  readonly index: number;
  readonly seat: Seat | null;
  readonly parts: readonly EventMessage[];
}

/** A happening in words: a game's events, or what the table itself has to say of it. */
export function createLogItem(game: Game, happening: Happening): LogItem {
  const { index, kind, seat, events } = happening;
  const messages: EventMessage[] =
    kind === 'move'
      ? events.map((event, i) => game.describeEvent(event, events[i - 1]))
      : [tableMessage(happening)];
  return { index, seat, parts: messages };
}

/** A text parted at the clauses that it gives in brackets: text and clause by turns, so that no clause is broken. */
export function splitClauses(text: string): readonly string[] {
  return text.split(/(\([A-Z][A-Z0-9]*-\d[\w.]*\))/);
}

function tableMessage({ kind, seat }: Happening): EventMessage {
  if (seat === null) return { key: `table.happening.${kind}.keeper` };
  return { key: `table.happening.${kind}`, values: { seat } };
}

/** What turns an item into one text. */
export interface ItemFormatter {
  part(part: EventMessage): string;
  name(seat: Seat): string;
  gain(gain: number): string;
}

/** An item as one text for those who hear it: who did it, what happened, what it brought. */
export function formatItem({ seat, parts }: LogItem, teller: ItemFormatter): string {
  const texts = parts.map((part) =>
    part.gain ? `${teller.part(part)} ${teller.gain(part.gain)}` : teller.part(part),
  );
  if (texts.length === 0) return '';
  return (seat === null ? texts : [teller.name(seat), ...texts]).join('. ');
}

/** What the parts of some happenings brought to each seat. A part that names a `seat` is that seat's. */
export function listGains(item: LogItem): readonly { readonly seat: Seat; readonly gain: number }[] {
  return item.parts.flatMap(({ values, gain }) => {
    const named = values?.['seat'];
    const seat = typeof named === 'number' ? named : item.seat;
    return !gain || seat === null ? [] : [{ seat, gain }];
  });
}

/** `main` and `mine` leave details out; `mine` tells only what the own seat did. */
export const LOG_FILTERS = ['main', 'mine', 'all'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

/** What a filter leaves of the items, newest first. */
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

/** How a line stands to the position that is looked at. */
export type ItemTime = 'before' | 'now' | 'later';

/**
 * How lines stand to the position after line `looked`, as a filter left them, newest first: where that line was left
 * out, the last one before it is now. While nobody looks back (null) all are over.
 */
export function itemTimes(
  items: readonly Pick<LogItem, 'index'>[],
  looked: number | null,
): readonly ItemTime[] {
  if (looked === null) return items.map(() => 'before');
  const now = items.findIndex(({ index }) => index <= looked);
  return items.map((_, i) => (i === now ? 'now' : now < 0 || i < now ? 'later' : 'before'));
}
