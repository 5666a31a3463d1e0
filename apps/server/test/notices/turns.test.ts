import { expect, test } from 'vitest';
import {
  addChannel,
  bid,
  DAY,
  days,
  HOUR,
  live,
  MINUTE,
  noticesOf,
  startNoticed,
  statesOf,
  untilStates,
} from '../support/noticed.ts';
import { Person } from '../support/person.ts';
import { serve } from '../support/server.ts';

test('whoever must decide and does not look is told once, after a while', async () => {
  const { time, receiver, bert, id } = await startNoticed();
  expect(await statesOf(bert)).toEqual(['turn waiting']);
  time.pass(10 * MINUTE - 1);
  expect(await statesOf(bert)).toEqual(['turn waiting']);
  time.pass(1);
  await receiver.received(1);
  await untilStates(bert, 'turn sent');
  expect(receiver.messages).toEqual([
    {
      id: expect.any(String) as string,
      kind: 'turn',
      table: id,
      title: 'bazaar: your turn',
      text: 'the table “Sunday” is waiting for you.',
      lines: [],
      url: `https://play.example.org/t/${id}`,
      until: null,
    },
  ]);
  time.pass(5 * DAY);
  expect(await statesOf(bert)).toEqual(['turn sent']);
});

test('at a live table they are told after two minutes, with the end of their time', async () => {
  const { time, receiver } = await startNoticed({ clock: live, pace: 'live' });
  time.pass(2 * MINUTE);
  await receiver.received(1);
  const [message] = receiver.messages;
  expect(message?.until).toBe(Date.parse('2027-01-11T12:16Z'));
  expect(message?.text).toContain('You have until Mon, Jan 11, 12:16 PM UTC.');
});

test('nobody is told who acts in time', async () => {
  const { time, receiver, annas, bert, id } = await startNoticed();
  const berts = await bert.connect();
  await berts.watch(id);
  await annas.do(id, bid(1), 1);
  await berts.do(id, bid(0), 1);
  await untilStates(bert, 'turn cancelled');
  time.pass(DAY);
  expect(receiver.got).toEqual([]);
});

test('nobody is told who has looked at the table meanwhile', async () => {
  const { time, receiver, bert, id } = await startNoticed();
  const berts = await bert.connect();
  await berts.watch(id);
  await berts.close();
  await untilStates(bert, 'turn seen');
  time.pass(DAY);
  expect(receiver.got).toEqual([]);
});

test('nobody is told who looks at the table at that moment', async () => {
  const { time, receiver, bert, id, annas } = await startNoticed({ clock: live });
  const berts = await bert.connect();
  await berts.watch(id);
  await annas.do(id, bid(1), 1);
  await untilStates(bert, 'turn seen', 'reminder waiting', 'grace waiting');
  time.pass(12 * MINUTE);
  await untilStates(bert, 'turn seen', 'reminder seen', 'grace waiting');
  expect(receiver.got).toEqual([]);
});

test('at a quarter of the bank they are reminded, and at the grace for the last time; then a bot plays', async () => {
  const { time, receiver, annas, bert, id } = await startNoticed({ clock: live, pace: 'live' });
  await annas.do(id, bid(1), 1);
  const kinds: string[] = [];
  for (const [i, ms] of [2 * MINUTE, 9.25 * MINUTE, 3.75 * MINUTE, MINUTE].entries()) {
    time.pass(ms);
    await receiver.received(i + 1);
    kinds.push(receiver.messages[i]?.kind ?? '');
  }
  expect(kinds).toEqual(['turn', 'reminder', 'grace', 'bot']);
  await untilStates(bert, 'turn sent', 'reminder sent', 'grace sent', 'bot sent');
  expect(new Set(receiver.messages.map((message) => message.id)).size).toBe(4);
  expect(receiver.messages[3]?.url).toContain(id);
});

test('days of vacation put off the last call', async () => {
  const clock = { ...days, waking: false, bankMs: HOUR, capMs: HOUR };
  const { time, annas, bert, id } = await startNoticed({ clock });
  await annas.do(id, bid(1), 1);
  expect((await statesOf(bert)).toSorted()).toEqual(['reminder waiting', 'turn waiting']);
  for (let day = 0; day < 7; day++) {
    const from = annas.got.length;
    time.pass(day === 0 ? HOUR : DAY);
    if (day === 0) await untilStates(bert, 'turn sent', 'reminder sent');
    await annas.next('update', ({ update }) => update.happened.some(({ kind }) => kind === 'clock'), from);
  }
  await untilStates(bert, 'turn sent', 'reminder sent', 'grace waiting');
});

test('the end of the match is told to whoever does not look on', async () => {
  const { time, receiver, anna, annas, bert, id } = await startNoticed();
  await addChannel(anna, { kind: 'webhook', format: 'json', url: `${receiver.url}/annas` });
  await annas.do(id, { kind: 'abandon' });
  time.pass(0);
  await receiver.received(1);
  await untilStates(bert, 'over sent', 'turn cancelled');
  expect(receiver.got.map(({ path }) => path)).toEqual(['/hook']);
  expect(receiver.messages[0]?.title).toBe('bazaar: the game is over');
});

test('outside their waking hours nobody is told anything', async () => {
  // 20:30 in Kathmandu is 14:45 in UTC.
  const hours = { zone: 'Asia/Kathmandu', from: 8 * 60, to: 17 * 60 };
  const { time, receiver, bert } = await startNoticed({ hours });
  time.pass(10 * MINUTE);
  await untilStates(bert, 'turn waiting');
  const due = Date.parse('2027-01-12T02:15Z');
  await expect.poll(async () => (await noticesOf(bert)).notices[0]?.due).toBe(due);
  expect(receiver.got).toEqual([]);
  time.pass(due - time.now);
  await receiver.received(1);
  await untilStates(bert, 'turn sent');
});

test('a sealed choice that is changed has nothing stored and nothing sent', async () => {
  const { time, annas, bert, id } = await startNoticed({ clock: days });
  await annas.do(id, bid(1), 1);
  const before = JSON.stringify(await noticesOf(bert));
  time.pass(MINUTE);
  await annas.do(id, bid(2), 1);
  expect(JSON.stringify(await noticesOf(bert))).toBe(before);
});

test('what was due while the server did not run is sent in order', async () => {
  const { time, receiver, annas, server, bert, id, anna } = await startNoticed();
  const second = await anna.open({
    name: 'Monday',
    seats: [{ kind: 'me' }, { kind: 'empty' }],
    pace: 'days',
  });
  await bert.join(second.id);
  await anna.start(second.id);
  await annas.do(id, bid(1), 1);
  await server.stop();
  time.pass(3 * DAY);
  const again = await serve(
    { dataFile: server.dataFile, webhookHosts: [receiver.host], publicUrl: 'https://play.example.org' },
    time.parts,
  );
  await receiver.received(2);
  expect(receiver.messages.map(({ table }) => table)).toEqual([id, second.id]);
  await untilStates(bert.moveTo(again.url), 'turn sent', 'turn sent');
});

test('a person in French is told in French, without the name of a table that has none', async () => {
  const { time, receiver, anna, bert } = await startNoticed();
  await bert.ask('PATCH', '/api/me', { locale: 'fr' });
  await anna.ask('PATCH', '/api/me', { name: 'Anna' });
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], pace: 'days' });
  await bert.join(id);
  await anna.start(id);
  time.pass(10 * MINUTE);
  await receiver.received(2);
  expect(receiver.messages[1]).toMatchObject({
    title: 'bazaar : à vous de jouer',
    text: 'On vous attend : la table de Anna.',
  });
});

test('whoever deletes their data is told nothing more, and nothing of it stays', async () => {
  const { time, receiver, bert, annas, id } = await startNoticed();
  expect((await bert.ask('DELETE', '/api/me')).status).toBe(204);
  await annas.do(id, bid(1), 1);
  time.pass(DAY);
  const stranger = await Person.arrive(bert.url);
  expect((await noticesOf(stranger)).channels).toEqual([]);
  expect(receiver.got).toEqual([]);
});
