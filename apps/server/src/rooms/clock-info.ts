import type { Seat } from '@durbar/kernel';
import type { CardClock, SeatClockInfo, TableClockInfo } from '@durbar/protocol';
import { bankAt, findDeadline, findNextRun, type SeatClock } from '../clocks/seat-clock.ts';
import { contextOf } from '../clocks/table-clocks.ts';
import { countDaysLeft, listVacations } from '../clocks/vacation.ts';
import type { RoomClocks } from './room-clocks.ts';

/** The clocks of a table as everybody may see them: the time left and until when, but nobody's time zone or waking hours. */
export function clockInfo(clocks: RoomClocks, at: number): TableClockInfo {
  const { settings, row } = clocks;
  return {
    settings,
    at,
    seats: row?.seats.map((clock, seat) => clock && seatClockInfo(clocks, clock, seat, at)) ?? [],
    agreement: row?.agreement ? { proposal: row.agreement.proposal, seats: [...row.agreement.seats] } : null,
  };
}

/** When a clock next begins or stops to run by its calendar; null if none does. */
export function findClockChange({ seats, at }: TableClockInfo): number | null {
  const changes = seats.flatMap((clock) => {
    const { from, until } = clock?.runs ?? { from: at, until: null };
    return from > at ? [from] : (until ?? []);
  });
  return changes.length === 0 ? null : Math.min(...changes);
}

function seatClockInfo(
  { settings, context: table }: RoomClocks,
  clock: SeatClock,
  seat: Seat,
  at: number,
): SeatClockInfo {
  const context = contextOf(table, seat);
  const next = findNextRun(clock, context, at);
  const { vacation, zones, outages } = context;
  const isAway = ({ from, until }: { from: number; until: number }) => from <= at && at < until;
  return {
    leftMs: Math.round(bankAt(clock, context, at)),
    asked: clock.since !== null || clock.expired,
    runs: next && { from: next.from, until: Number.isFinite(next.until) ? next.until : null },
    vacation: settings.vacation && listVacations(vacation, zones, outages).some(isAway),
    daysLeft: settings.vacation ? Math.max(0, countDaysLeft(vacation, at)) : 0,
    deadline: findDeadline(clock, context),
    expired: clock.expired,
  };
}

/**
 * The clock that a list shows: of a person's own seat if they must decide there, else of whoever has the least time; null if nobody's
 * runs or has run out. It stays equal while a clock runs on, so that a list that is made again tells nobody that it was.
 * @param own the seat of the person whose list it is
 */
export function cardClock(clocks: RoomClocks, own: Seat | null, at: number): CardClock | null {
  const asked = (clocks.row?.seats ?? []).flatMap((clock, seat) =>
    clock && (clock.since !== null || clock.expired) ? [{ seat, clock }] : [],
  );
  const left = asked.map(({ seat, clock }) => bankAt(clock, contextOf(clocks.context, seat), at));
  const least = asked[left.indexOf(Math.min(...left))];
  const shown = asked.find(({ seat }) => seat === own) ?? least;
  if (!shown) return null;
  const { bankMs, graceMs } = clocks.settings;
  return { seat: shown.seat, bankMs, graceMs, state: cardState(clocks, shown.clock, shown.seat, at) };
}

function cardState(clocks: RoomClocks, clock: SeatClock, seat: Seat, at: number): CardClock['state'] {
  const { leftMs, runs, vacation } = seatClockInfo(clocks, clock, seat, at);
  if (runs === null) return { kind: 'out' };
  if (at < runs.from) return { kind: 'stands', leftMs, until: runs.from, vacation };
  return { kind: 'runs', emptyAt: Math.max(0, at + leftMs), until: runs.until };
}
