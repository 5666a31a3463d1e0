import { API, HOST_API, PEOPLE_API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { meetCompany } from './support/company.ts';
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

test('no table of the data file has the id of somebody who deleted their data after hosting, blocking and reporting', async () => {
  const { url, dataFile } = await serve();
  const { anna, bert, cora } = await meetCompany(url);
  const seats = [{ kind: 'me' }, { kind: 'empty' }, { kind: 'empty' }] as const;
  const [handed, closed] = [
    await anna.open({ seats, visibility: 'private' }),
    await anna.open({ seats, visibility: 'private' }),
  ];
  for (const { id } of [handed, closed])
    await anna.ask('POST', HOST_API.invitations(id), { person: bert.me.id, seat: 2 });
  await cora.ask('POST', HOST_API.useTableCode, { code: handed.you.tableCode });
  await cora.join(handed.id, 1);
  // Somebody else is host there by now.
  await anna.leave(handed.id);
  await anna.ask('PUT', PEOPLE_API.block(cora.me.id));
  await bert.ask('PUT', PEOPLE_API.block(anna.me.id));
  await cora.ask('PUT', PEOPLE_API.ban(handed.id, anna.me.id));
  await anna.ask('POST', PEOPLE_API.report(bert.me.id), { reason: 'chat', table: closed.id });
  await bert.ask('POST', PEOPLE_API.report(anna.me.id), { reason: 'chat' });
  await anna.ask('PUT', PEOPLE_API.privacy, { private: true });
  expect((await anna.ask('DELETE', API.me)).status).toBe(204);
  const db = openFile(dataFile);
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const known = tables.flatMap(({ name }) =>
    JSON.stringify(db.prepare(`SELECT * FROM "${String(name)}"`).all()).includes(anna.me.id) ? [name] : [],
  );
  db.close();
  // Ended devices are kept to be told from unknown ones.
  expect(known).toEqual(['device']);
  expect((await bert.ask('GET', API.tables)).json).toMatchObject({
    mine: [{ id: handed.id, invitation: { name: null } }, {}],
  });
});
