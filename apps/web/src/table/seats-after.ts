import type { SeatSituation, ViewerLogEntry } from '@durbar/table';

/** Who plays a seat after an entry that gives it to somebody else. */
const CONTROL_AFTER: Readonly<Partial<Record<ViewerLogEntry['kind'], SeatSituation['control']>>> = {
  takeover: 'bot',
  resign: 'bot',
  return: 'person',
};

/**
 * Who played the seats after log entry `index`, and which had resigned by then.
 * @param seats the seats after the whole log
 * @param log its entries; the oldest may be missing
 */
export function seatsAfter(
  seats: readonly SeatSituation[],
  log: readonly ViewerLogEntry[],
  index: number,
): readonly SeatSituation[] {
  const changes = log.filter(({ kind }) => CONTROL_AFTER[kind] !== undefined);
  return seats.map((now, seat) => {
    const own = changes.filter((entry) => entry.seat === seat);
    const next = own.find((entry) => entry.index > index);
    if (!next) return now;
    const last = own.findLast((entry) => entry.index <= index);
    // Only people's seats change hands: before its first change a person plays, before a return a bot.
    const control = (last && CONTROL_AFTER[last.kind]) ?? (next.kind === 'return' ? 'bot' : 'person');
    // Nothing follows a resignation: where anything follows, the seat had not resigned.
    return { ...now, control, resigned: false };
  });
}
