import { clockSettings, proposal, seat, wakingHours } from '@durbar/protocol';
import type { Selectable } from 'kysely';
import * as z from 'zod';
import type { ClocksRow, PersonClockRow, TableRow } from '../rows.ts';
import type { Schema } from './schema.ts';

const calendar = z.intersection(wakingHours, z.object({ weekends: z.boolean() }));

const clock = z.object({
  bankMs: z.number(),
  since: z.number().nullable(),
  calendar: calendar.nullable(),
  asked: z.boolean(),
  expired: z.boolean(),
});

const clocks = z.object({
  turn: z.number(),
  seats: z.array(clock.nullable()),
  seenOutage: z.number(),
  agreement: z.object({ proposal, seats: z.array(seat) }).nullable(),
});

const personClock = z.object({
  hours: z.nullable(wakingHours),
  vacation: z.object({ since: z.number(), days: z.array(z.number()) }),
});

export function clocksFrom({ clocks: text, deadline }: Selectable<Schema['table_clock']>): ClocksRow {
  return { ...clocks.parse(JSON.parse(text)), deadline };
}

export function clocksColumns({ deadline, ...stored }: ClocksRow): {
  clocks: string;
  deadline: number | null;
} {
  return { clocks: JSON.stringify(clocks.parse(stored)), deadline };
}

export function personClockFrom(text: string | null): PersonClockRow | null {
  return text === null ? null : personClock.parse(JSON.parse(text));
}

/** The settings of a table's clock; none if they cannot be read. */
export function clockSettingsFrom(text: string | null): TableRow['clock'] {
  if (text === null) return null;
  const read = z.safeParse(clockSettings, JSON.parse(text));
  return read.success ? read.data : null;
}
