import type { Game, Message, Seat } from '@durbar/kernel';
import type { Happening } from '@durbar/table';

/** One line of the log, in words by key. */
export interface LogPart {
  readonly message: Message;
  /** What it brought the seat, where the game says so. */
  readonly gain: number | null;
}

/** Everything that one happening has to tell. */
export interface LogItem {
  readonly index: number;
  readonly seat: Seat | null;
  readonly parts: readonly LogPart[];
}

/** A happening in words: a game's events, or what the table itself has to say of it. */
export function logItem(game: Game, happening: Happening): LogItem {
  const { index, kind, seat, events } = happening;
  const messages =
    kind === 'move' ? events.map((event) => game.describeEvent(event)) : [tableMessage(happening)];
  return { index, seat, parts: messages.map((message) => ({ message, gain: gainOf(message) })) };
}

function tableMessage({ kind, seat }: Happening): Message {
  if (seat === null) return { key: `table.happening.${kind}.keeper` };
  return { key: `table.happening.${kind}`, values: { seat } };
}

function gainOf({ values }: Message): number | null {
  const gain = values?.['gain'];
  return typeof gain === 'number' ? gain : null;
}

/** What the parts of some happenings brought to each seat. A part that names a `seat` is that seat's. */
export function gainsIn(item: LogItem): readonly { readonly seat: Seat; readonly gain: number }[] {
  return item.parts.flatMap(({ message, gain }) => {
    const named = message.values?.['seat'];
    const seat = typeof named === 'number' ? named : item.seat;
    return gain === null || gain === 0 || seat === null ? [] : [{ seat, gain }];
  });
}

export const LOG_FILTERS = ['all', 'gains', 'mine'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

/** The items a filter leaves, newest first. */
export function filtered(
  items: readonly LogItem[],
  filter: LogFilter,
  mine: Seat | null,
): readonly LogItem[] {
  const kept = items.filter((item) => {
    if (item.parts.length === 0) return false;
    if (filter === 'gains') return gainsIn(item).length > 0;
    return filter === 'all' || item.seat === mine;
  });
  return kept.toReversed();
}
