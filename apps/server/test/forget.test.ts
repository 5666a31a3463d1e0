import { API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { openGames } from './support/games.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';
import { openFile } from './support/sqlite.ts';

test('whoever deletes their data leaves no name, text or id anywhere; tables stay playable and exports are nameless', async () => {
  const { url, dataFile } = await serve({}, { games: openGames });
  const [anna, bert, cora] = [await Person.arrive(url), await Person.arrive(url), await Person.arrive(url)];
  await anna.ask('PATCH', API.me, { name: 'Annabella' });
  await bert.ask('PATCH', API.me, { name: 'Bert' });
  const seats = [{ kind: 'me' }, { kind: 'empty' }] as const;
  // One table that is over, one that runs, one where she has resigned, one that waits.
  const [over, running, resigned, waiting] = [
    await anna.open({ seats, rated: false }),
    await anna.open({ seats }),
    await anna.open({ seats: [...seats, { kind: 'empty' }] }),
    await anna.open({ seats }),
  ];
  for (const { id } of [over, running, resigned, waiting]) await bert.join(id);
  await cora.join(resigned.id);
  for (const { id } of [over, running, resigned]) await anna.start(id);
  const annas = await anna.connect();
  for (const { id } of [over, running, resigned]) await annas.watch(id);
  annas.send({ t: 'say', table: running.id, id: 's1', text: 'my telephone number', reaction: 'thanks' });
  await annas.next('answer', ({ id }) => id === 's1');
  expect(await annas.do(over.id, { kind: 'abandon' })).toMatchObject({ ok: true });
  expect(await annas.do(resigned.id, { kind: 'resign' })).toMatchObject({ ok: true });
  const phone = await Person.arrive(url);
  await phone.ask('POST', API.useReturnCode, { code: (await anna.info(running.id)).you.returnCode });
  const berts = await bert.connect();
  await berts.watch(running.id);

  const { status, headers } = await anna.ask('DELETE', API.me);
  expect(status).toBe(204);
  expect(headers.getSetCookie()[0]).toContain('durbar=;');
  await annas.until(() => annas.closed !== null, 'her socket to close');
  const { info, chat } = await berts.next('table', (table) => table.chat.some(({ text }) => text === ''));
  expect(chat).toMatchObject([{ name: '', text: '', person: 'former' }]);
  expect(chat[0]).not.toHaveProperty('reaction');
  expect(info).toMatchObject({ host: bert.me.id, seats: [{ kind: 'empty', person: null }, {}, {}] });

  expect(await bert.info(over.id)).toMatchObject({
    seats: [{ kind: 'person', name: null, person: null }, {}, {}],
  });
  const record = (await bert.ask('GET', API.record(over.id))).json as { seats: { name?: string }[] };
  expect(record.seats.map(({ name }) => name)).toEqual([undefined, 'Bert', undefined]);
  expect(await bert.info(waiting.id)).toMatchObject({
    host: bert.me.id,
    name: '',
    hostName: 'Bert',
    seats: [{ kind: 'empty' }, {}, {}],
  });
  expect(await bert.info(resigned.id)).toMatchObject({ seats: [{ kind: 'person', name: null }, {}, {}, {}] });
  // Somebody else may sit down where she sat: at once, or as a newcomer if a bot has made a secret choice for her by now.
  await cora.join(running.id);
  const { seat, newcomer } = (await cora.info(running.id)).you;
  expect(seat ?? newcomer).toBe(0);

  const db = openFile(dataFile);
  const tables = [
    'person',
    'device',
    'device_code',
    'game_table',
    'table_seat',
    'seat_key',
    'chat_line',
    'log_entry',
  ];
  const everything = JSON.stringify(
    tables.filter((each) => each !== 'device').map((each) => db.prepare(`SELECT * FROM ${each}`).all()),
  );
  db.close();
  for (const trace of ['Annabella', 'telephone', anna.me.id]) expect(everything).not.toContain(trace);
  const again = await Person.arrive(url, anna.cookie);
  expect(again.me.id).not.toBe(anna.me.id);
});

test('whoever is stored nowhere can be deleted, too', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  expect((await anna.ask('DELETE', API.me)).status).toBe(204);
});
