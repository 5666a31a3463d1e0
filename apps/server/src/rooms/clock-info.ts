import type { Seat } from '@durbar/kernel';
import type { SeatClockInfo, TableClockInfo } from '@durbar/protocol';
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
