// The clocks of tables, for the campaign that tests them.

export { type Calendar, type Span } from './calendar.ts';
export { mergeSpans } from './running-time.ts';
export { bankAt, createClock, expireClock } from './seat-clock.ts';
export {
  contextOf,
  findFirstDue,
  followMatch,
  type TableClockContext,
  type TableClocks,
  withClock,
} from './table-clocks.ts';
export { type Vacation } from './vacation.ts';
export { loadZones } from './zones.ts';
