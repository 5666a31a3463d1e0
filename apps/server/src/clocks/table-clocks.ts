import type { Seat } from '@durbar/kernel';
import type { Calendar } from './calendar.ts';
import {
  type ClockContext,
  type ClockDue,
  endTurn,
  findDue,
  reviveClock,
  type SeatClock,
  startClock,
  stopClock,
} from './seat-clock.ts';
import type { Vacation } from './vacation.ts';

/** The clocks of a table, as they are stored. */
export interface TableClocks {
  /** The turn that the clocks know of. */
  readonly turn: number;
  /** One for each seat of people and bots; null where no person sat when the match began. */
  readonly seats: readonly (SeatClock | null)[];
}

/** Where a match stands, as far as clocks are concerned. */
export interface ClockSituation {
  /** The game's number of the turn. */
  readonly turn: number;
  /** People that the match waits for; none in a pause. */
  readonly asked: readonly Seat[];
}

/** What a table's clocks depend on besides themselves. */
export interface TableClockContext extends Omit<ClockContext, 'vacation'> {
  /** The vacation and the present calendar of a seat's person. */
  readonly vacation: (seat: Seat) => Vacation;
  readonly calendar: (seat: Seat) => Calendar | null;
}

/** What is due at a table. */
export interface TableDue extends ClockDue {
  readonly seat: Seat;
}

/** What the clock of one seat depends on. */
export function contextOf(context: TableClockContext, seat: Seat): ClockContext {
  return { ...context, vacation: context.vacation(seat) };
}

/**
 * Brings clocks to where the match stands: those of seats that are asked run, the others are stopped, and a turn that has ended gives
 * its increment to everybody who was asked in it. A clock that runs on is not touched.
 */
export function followMatch(
  { turn, seats }: TableClocks,
  situation: ClockSituation,
  context: TableClockContext,
  at: number,
): TableClocks {
  const hasEnded = situation.turn !== turn;
  const follow = (clock: SeatClock, seat: Seat): SeatClock => {
    const asked = situation.asked.includes(seat);
    if (asked && !hasEnded && (clock.since !== null || clock.expired)) return clock;
    const stopped = stopClock(clock, contextOf(context, seat), at);
    const ended = hasEnded ? endTurn(stopped, context.settings) : stopped;
    const rested = reviveClock(ended, context.settings);
    return asked ? startClock(rested, context.calendar(seat), at) : rested;
  };
  return { turn: situation.turn, seats: seats.map((clock, seat) => clock && follow(clock, seat)) };
}

/** What is due first at a table; null where no clock runs. */
export function findFirstDue({ seats }: TableClocks, context: TableClockContext): TableDue | null {
  let first: TableDue | null = null;
  for (const [seat, clock] of seats.entries()) {
    const due = clock && findDue(clock, contextOf(context, seat));
    if (due && (first === null || due.at < first.at)) first = { ...due, seat };
  }
  return first;
}

/** The clocks with that of one seat replaced. */
export function withClock(clocks: TableClocks, seat: Seat, clock: SeatClock): TableClocks {
  return { ...clocks, seats: clocks.seats.with(seat, clock) };
}

/**
 * Stored clocks for a match that may have gone on meanwhile under a program that does not know them: what they have not seen
 * costs no time.
 */
export function forgetUnseen(clocks: TableClocks, { turn, asked }: ClockSituation): TableClocks {
  const isKnown = (clock: SeatClock | null, seat: Seat): boolean =>
    clock === null || (clock.since !== null || clock.expired) === asked.includes(seat);
  if (turn === clocks.turn && clocks.seats.every(isKnown)) return clocks;
  return { ...clocks, seats: clocks.seats.map((clock) => clock && { ...clock, since: null }) };
}
