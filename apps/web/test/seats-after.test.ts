import type { SeatSituation, ViewerLogEntry } from '@durbar/table';
import { expect, test } from 'vitest';
import { seatsAfter } from '../src/table/seats-after.ts';

const person: SeatSituation = { control: 'person', bot: null, resigned: false, usedMs: 0 };
const bot: SeatSituation = { ...person, control: 'bot', bot: 'greedy' };
const entry = (index: number, kind: ViewerLogEntry['kind'], seat: number): ViewerLogEntry => ({
  index,
  at: index,
  kind,
  seat,
  events: [],
});

/** Who played each seat after each entry; `resigned` once a seat has. */
function listCourse(seats: readonly SeatSituation[], log: readonly ViewerLogEntry[], from = -1): string[] {
  const last = log.at(-1)?.index ?? -1;
  return Array.from({ length: last - from + 1 }, (_, i) =>
    seatsAfter(seats, log, from + i)
      .map(({ control, resigned }) => (resigned ? 'resigned' : control))
      .join(' '),
  );
}

test('a seat has resigned only from the entry that says so', () => {
  const log = [entry(0, 'move', 0), entry(1, 'move', 1), entry(2, 'resign', 0), entry(3, 'move', 1)];
  expect(listCourse([{ ...bot, resigned: true }, bot], log)).toEqual([
    'person bot',
    'person bot',
    'person bot',
    'resigned bot',
    'resigned bot',
  ]);
});

test('a bot plays for a person who is away, until they are back or resign', () => {
  const log = [
    entry(0, 'takeover', 0),
    entry(1, 'return', 0),
    entry(2, 'takeover', 0),
    entry(3, 'resign', 0),
  ];
  expect(listCourse([{ ...bot, resigned: true }], log)).toEqual([
    'person',
    'bot',
    'person',
    'bot',
    'resigned',
  ]);
  // The oldest entries of a long log may be missing.
  expect(listCourse([person], [entry(8, 'return', 0)], 7)).toEqual(['bot', 'person']);
});
