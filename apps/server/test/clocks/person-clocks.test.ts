import { expect, test } from 'vitest';
import { PersonClocks } from '../../src/identity/person-clocks.ts';
import type { PersonClockRow } from '../../src/storage/rows.ts';

const HOURS = { zone: 'Asia/Kolkata', from: 480, to: 1380 };

/** Clocks of people whose store has those of Asha, and whom it was asked for. @param trouble why it fails the first time */
function open(trouble: Error | null = null) {
  const asha: PersonClockRow = { hours: HOURS, vacation: { since: 0, days: [] } };
  const asked: string[] = [];
  const store = {
    findPersonClock: (person: string) => {
      asked.push(person);
      if (trouble && asked.length === 1) return Promise.reject(trouble);
      return Promise.resolve(person === 'asha' ? asha : null);
    },
    findPerson: () => Promise.resolve(null),
  };
  const writer = { writeRows: () => Promise.resolve() };
  const people = { addChange: () => ({ kind: 'forget chat', table: '', person: '' }) as const };
  return { clocks: new PersonClocks(store, writer, people, () => 0), asked };
}

test('people are in memory as long as a loaded table needs them', async () => {
  const { clocks } = open();
  await clocks.hold('asha');
  await clocks.hold('asha');
  clocks.release('asha');
  expect(clocks.of('asha').hours).toEqual(HOURS);
  clocks.release('asha');
  expect(clocks.of('asha').hours).toBeNull();
});

test('a person who could not be read is not kept in memory', async () => {
  const { clocks } = open(new Error('the disk is full'));
  await expect(clocks.hold('asha')).rejects.toThrow('the disk is full');
  await clocks.setHours({ id: 'asha', name: 'Asha', locale: 'en' }, HOURS);
  expect(clocks.of('asha').hours).toBeNull();
});

test('whoever only asks for their waking hours is not kept in memory', async () => {
  const { clocks, asked } = open();
  expect((await clocks.find('asha')).hours).toEqual(HOURS);
  expect(await clocks.daysLeft('asha')).toBe(7);
  await clocks.setHours({ id: 'asha', name: 'Asha', locale: 'en' }, { ...HOURS, from: 600 });
  expect(clocks.of('asha').hours).toBeNull();
  expect(asked).toEqual(['asha', 'asha', 'asha']);
});

test('a day of vacation is known at once at each loaded table of the person', async () => {
  const { clocks } = open();
  await clocks.hold('asha');
  await clocks.spendDay('asha', 5);
  await clocks.spendDay('asha', 5);
  expect(clocks.of('asha').vacation.days).toEqual([5]);
});

test('hours that are set while days of vacation begin lose none of them, and are not lost', async () => {
  const { clocks } = open();
  await clocks.hold('asha');
  const night = { ...HOURS, from: 1200, to: 600 };
  const set = clocks.setHours({ id: 'asha', name: 'Asha', locale: 'en' }, night);
  await Promise.all([clocks.spendDay('asha', 5), set, clocks.spendDay('asha', 6)]);
  expect(clocks.of('asha')).toEqual({ hours: night, vacation: { since: 0, days: [5, 6] } });
});
