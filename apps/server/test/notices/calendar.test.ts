import { myNotices, NOTICE_API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { bid, days, live, startNoticed } from '../support/noticed.ts';
import type { Person } from '../support/person.ts';

async function address(person: Person, method = 'POST'): Promise<string | null> {
  return myNotices.parse((await person.ask(method, NOTICE_API.calendar)).json).calendar;
}

const read = async (person: Person, path: string) => person.ask('GET', `/${path}`);

test('a calendar has the deadlines of the games that wait, at an address that nobody can guess', async () => {
  const { server, anna, annas, bert, id } = await startNoticed({ clock: live });
  const path = (await address(bert)) ?? '';
  expect(path).toMatch(/^ical\/[\w-]+\.[\w-]{24}\.ics$/);
  await annas.do(id, bid(1), 1);
  const summarized = async (): Promise<boolean> =>
    JSON.stringify((await anna.ask('GET', '/api/tables')).json).includes('"active":[1]');
  await expect.poll(summarized).toBe(true);
  // Calendar programs have no cookie.
  const answer = await fetch(`${server.url}/${path}`);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.getSetCookie()).toEqual([]);
  const text = await answer.text();
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Durbar//Deadlines//EN',
    'X-WR-CALNAME:Durbar: my deadlines',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'BEGIN:VEVENT',
    `UID:${id}@durbar`,
    'DTSTAMP:20270111T120000Z',
    'DTSTART:20270111T121600Z',
    'SUMMARY:bazaar: my time ends',
    'LOCATION:Sunday',
    `URL:https://play.example.org/t/${id}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  const annasPath = (await address(anna)) ?? '';
  expect(String((await read(anna, annasPath)).json)).not.toContain('VEVENT');
});

test('a new address ends the one before, and an address can be ended', async () => {
  const { bert } = await startNoticed({ clock: days });
  const first = (await address(bert)) ?? '';
  const second = (await address(bert)) ?? '';
  expect([(await read(bert, first)).status, (await read(bert, second)).status]).toEqual([404, 200]);
  expect(await address(bert, 'DELETE')).toBeNull();
  for (const path of [second, `ical/${bert.me.id}.null.ics`, `ical/${bert.me.id}..ics`])
    expect((await read(bert, path)).status).toBeGreaterThanOrEqual(400);
});

test('long lines are folded, and what people wrote cannot add lines', async () => {
  const { anna, bert } = await startNoticed();
  const name = 'a,b;c\\d éééééééééééééééééééééééééééééé';
  const { id } = await anna.open({
    name,
    seats: [{ kind: 'me' }, { kind: 'empty' }],
    pace: 'days',
    clock: days,
  });
  await bert.join(id);
  await anna.start(id);
  const summarized = async (): Promise<boolean> =>
    JSON.stringify((await bert.ask('GET', '/api/tables')).json).match(/"active":\[0,1\]/g)?.length === 2;
  await expect.poll(summarized).toBe(true);
  const lines = String((await read(bert, (await address(bert)) ?? '')).json).split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(
    String.raw`LOCATION:a\,b\;c\\d éééééééééééééééééééééééééééééé`,
  );
});
