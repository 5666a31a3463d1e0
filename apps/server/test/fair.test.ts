import { computeCommitment, isBound, nonceHash, startSeed, verify } from '@durbar/kernel';
import { API } from '@durbar/protocol';
import { bazaar } from '@durbar/testkit/toy';
import { expect, onTestFinished, test } from 'vitest';
import { FairPlayer } from './support/fair-player.ts';
import { end, forgedRecord, own, start, type Table, table } from './support/fair-table.ts';
import { openGames } from './support/games.ts';
import { nonce, Person } from './support/person.ts';
import { serve, type TestServer } from './support/server.ts';
import { openFile } from './support/sqlite.ts';

/* How a deal comes about that nobody chooses, and what happens to those who try. Each player is a page with its own storage. */

const problem = (key: string) => ({ problem: { key: `problem.${key}` } });

/** The operator changes the data file behind the server's back. */
async function tamper({ server }: Table, sql: string, ...values: readonly string[]): Promise<TestServer> {
  await server.stop();
  const db = openFile(server.dataFile);
  db.prepare(sql).run(...values);
  db.close();
  return serve({ dataFile: server.dataFile });
}

/** The same devices at a server that was started again. */
async function moved({ id, anna, bert }: Table, server: TestServer): Promise<Table> {
  const [a, b] = [await anna.at(server.url), await bert.at(server.url)];
  for (const each of [a, b]) onTestFinished(() => each.start.stop());
  return { server, id, anna: a, bert: b };
}

const fetchStatus = async ({ id, anna }: Table) => (await anna.person.info(id)).status;

test('each page binds its person when they sit down, gives its nonce at the start, and checks the deal at the end', async () => {
  const at = await table();
  const { id, anna, bert } = at;
  const before = await anna.person.info(id);
  expect(before.hashes).toEqual([expect.any(String), expect.any(String), null]);
  await anna.person.ask('POST', API.start(id));
  expect(await anna.person.info(id)).toMatchObject({ status: 'starting', awaited: [0, 1] });
  expect(await anna.look()).toMatchObject({ status: 'starting', awaited: [1] });
  expect(await bert.look()).toMatchObject({ status: 'running', awaited: [], fairness: null });
  await end(at);
  const record = await anna.record();
  expect(verify(bazaar, record)).toEqual([]);
  const { fairness, seed, generator } = record;
  if (!fairness || !isBound(fairness)) throw new Error('the record says how the deal came about');
  expect(fairness.commitment).toBe(before.commitment);
  expect(fairness.nonces).toEqual([anna, bert, null].map((each) => each && own(each)));
  expect(fairness.hashes).toEqual(before.hashes);
  expect(seed).toBe(startSeed(fairness.secret, id, fairness.nonces));
  expect(generator).toBe('chacha20-sha256/1');
  for (const each of [anna, bert]) expect(await each.verdict()).toEqual({ kind: 'fair' });
});

test('an operator who exchanges the secret after all have sat down is found out by both, not by the record', async () => {
  const at = await table();
  const secret = '99'.repeat(32);
  const server = await tamper(at, 'UPDATE game_table SET secret = ?', secret);
  const again = await moved(at, server);
  await again.anna.person.ask('POST', API.start(at.id));
  // The pages see another commitment, and give nothing.
  expect(await again.anna.look()).toMatchObject({ status: 'starting', awaited: [0, 1] });
  expect(again.anna.start.store.getState().swapped).toBe(true);
  // An operator who goes on without them writes what record there is to write.
  const forged = forgedRecord(again.id, secret, [nonce(), nonce(), null]);
  expect(verify(bazaar, forged)).toEqual([]);
  expect(await again.anna.verdict(forged)).toMatchObject({ kind: 'unfair', faults: ['commitment'] });
});

test('an operator who exchanges the secret while the match runs is found out', async () => {
  const at = await table();
  await start(at);
  const secret = '99'.repeat(32);
  const forged = forgedRecord(at.id, secret, [own(at.anna) ?? '', own(at.bert) ?? '', null]);
  expect(verify(bazaar, forged)).toEqual([]);
  for (const each of [at.anna, at.bert])
    expect(await each.verdict(forged)).toMatchObject({ kind: 'unfair', faults: ['commitment'] });
});

test('the last to join who knows the secret cannot choose: the hash binds them before any nonce is shown', async () => {
  const at = await table();
  const { id, anna, bert } = at;
  await anna.person.ask('POST', API.start(id));
  await anna.look();
  // Now, with Anna's nonce in the open, the host could gain by choosing another nonce.
  const chosen = { round: 0, nonce: nonce() };
  expect((await bert.person.ask('POST', API.nonce(id), chosen)).json).toEqual(problem('wrongNonce'));
  const other = { round: 0, hash: nonceHash(chosen.nonce), replace: false };
  expect((await bert.person.ask('POST', API.hash(id), other)).json).toEqual(problem('otherDevice'));
  // A server that helps them is found out: Anna's page kept the hashes from before it gave its nonce.
  const helped = forgedRecord(at.id, '5c'.repeat(32), [own(anna) ?? '', chosen.nonce, null]);
  const verdict = await anna.verdict(helped);
  expect(verdict.kind === 'unfair' && verdict.faults).toContain('hashes');
});

test('no nonce is asked for before everybody is bound', async () => {
  const { id, anna, bert } = await table();
  const { rounds } = await bert.person.info(id);
  const given = { round: rounds.length, nonce: own(anna) };
  expect((await anna.person.ask('POST', API.nonce(id), given)).json).toEqual(problem('notStarting'));
  // A page does not give its nonce while somebody is not bound, whatever the server says.
  const info = await anna.person.info(id);
  const device = new FairPlayer(anna.person, id, anna.stored);
  device.start.observe({
    ...info,
    status: 'starting',
    awaited: [0, 1],
    hashes: [info.hashes[0] ?? null, null, null],
  });
  expect(device.kept.round(id, 0)?.given).toBeUndefined();
});

test('a start waits for every page and names whom it waits for; nobody is left out', async () => {
  const at = await table({ tuning: { startMs: 3000 } });
  const { id, anna, bert } = at;
  const page = await anna.person.connect();
  await page.watch(id);
  await anna.person.ask('POST', API.start(id));
  const kept = await anna.look();
  expect(kept).toMatchObject({ status: 'starting', awaited: [1] });
  const { info } = await page.next('info', (message) => message.info.rounds.length === 1);
  expect(info).toMatchObject({ status: 'waiting', hashes: [null, null, null] });
  const [failed] = info.rounds;
  expect(failed).toMatchObject({
    ending: 'missing',
    commitment: kept.commitment,
    nonces: [own(anna), null, null],
  });
  expect(computeCommitment(failed?.secret ?? '')).toBe(kept.commitment);
  expect(info.commitment).not.toBe(kept.commitment);
  // It begins again with a new secret and new nonces.
  await anna.look();
  await bert.look();
  await start(at);
  expect(await fetchStatus(at)).toBe('running');
  await end(at);
  const { fairness } = await anna.record();
  expect(fairness && isBound(fairness) ? fairness.rounds : []).toEqual([failed]);
  for (const each of [anna, bert]) expect(await each.verdict()).toEqual({ kind: 'fair' });
});

test('over days a start waits as long as it takes', async () => {
  const at = await table({ tuning: { startMs: 50 } }, 'days');
  await at.anna.person.ask('POST', API.start(at.id));
  await at.anna.look();
  const card = (await at.bert.person.ask('GET', API.tables)).json;
  expect(card).toMatchObject({ mine: [{ id: at.id, status: 'starting', myTurn: true }] });
  const page = await at.anna.person.connect();
  await page.watch(at.id);
  expect(await fetchStatus(at)).toBe('starting');
  await at.bert.look();
  expect(await fetchStatus(at)).toBe('running');
});

test('a start that was under way when the server stopped goes on', async () => {
  const at = await table();
  await at.anna.person.ask('POST', API.start(at.id));
  await at.anna.look();
  await at.server.stop();
  const again = await moved(at, await serve({ dataFile: at.server.dataFile }));
  expect(await again.bert.look()).toMatchObject({ status: 'running' });
  await end(again);
  for (const each of [again.anna, again.bert]) expect(await each.verdict()).toEqual({ kind: 'fair' });
});

test('nonces and hashes of before are not taken again', async () => {
  const at = await table();
  const { id, anna, bert } = at;
  const old = own(anna) ?? '';
  // Bert's device cannot bind him to Anna's nonce.
  await bert.person.leave(id);
  const copied = { round: 0, hash: nonceHash(old), seat: 1 };
  expect((await bert.person.ask('POST', API.join(id), copied)).json).toEqual(problem('usedHash'));
  await bert.sit(1);
  await anna.person.ask('POST', API.start(id));
  await anna.look();
  await bert.person.leave(id);
  expect(await anna.person.info(id)).toMatchObject({ status: 'waiting', rounds: [{ ending: 'left' }] });
  const again = { round: 1, hash: nonceHash(old), replace: false };
  expect((await anna.person.ask('POST', API.hash(id), again)).json).toEqual(problem('usedHash'));
  const late = { round: 0, hash: nonceHash(nonce()), replace: false };
  expect((await anna.person.ask('POST', API.hash(id), late)).json).toEqual(problem('newRound'));
  expect((await anna.person.ask('POST', API.nonce(id), { round: 0, nonce: old })).json).toEqual(
    problem('newRound'),
  );
});

test('another device of a person takes part only by a new round, which is listed', async () => {
  const at = await table();
  const { id, anna, bert } = at;
  const phone = new FairPlayer(await Person.arrive(at.server.url, bert.person.cookie), id);
  onTestFinished(() => phone.start.stop());
  await phone.look();
  expect(phone.start.store.getState().elsewhere).toBe(true);
  await phone.start.takeOver();
  const info = await phone.look();
  expect(info.rounds).toMatchObject([{ ending: 'hash' }]);
  expect(info.hashes[1]).toBe(nonceHash(own(phone) ?? ''));
  await bert.look();
  expect(bert.start.store.getState().elsewhere).toBe(true);
  await anna.look();
  await anna.person.ask('POST', API.start(id));
  await anna.look();
  await bert.look();
  expect(await fetchStatus(at)).toBe('starting');
  await phone.look();
  expect(await fetchStatus(at)).toBe('running');
  await end(at);
  expect(await phone.verdict()).toEqual({ kind: 'fair' });
  expect(await anna.verdict()).toEqual({ kind: 'fair' });
  expect(await bert.verdict()).toEqual({ kind: 'unchecked', why: 'elsewhere' });
});

test('a host who starts again and again until the deal suits them leaves a list, and comes to an end', async () => {
  const at = await table();
  const { id, anna, bert } = at;
  for (let round = 0; round < 20; round++) {
    await anna.person.ask('POST', API.start(id));
    await anna.look();
    // Bert has not given his nonce. The host, who may know the secret, does not like the deal to come.
    await anna.person.ask('PUT', API.seat(id, 2), { kind: 'bot', bot: 'random' });
    await bert.look();
    await anna.look();
  }
  const info = await bert.person.info(id);
  expect(info.rounds).toHaveLength(20);
  expect(info.rounds.every(({ ending }) => ending === 'seats')).toBe(true);
  expect((await anna.person.ask('POST', API.start(id))).json).toEqual(problem('tooManyRounds'));
  const replaced = { round: 20, hash: nonceHash(nonce()), replace: true };
  expect((await bert.person.ask('POST', API.hash(id), replaced)).json).toEqual(problem('tooManyRounds'));
});

test('whoever only watches, sits down later, or has lost their storage is told that they have not checked it', async () => {
  const at = await table({ games: openGames });
  const { id, anna, bert } = at;
  const cora = new FairPlayer(await Person.arrive(at.server.url), id);
  await cora.look();
  await start(at);
  await cora.look();
  const lost = new FairPlayer(anna.person, id);
  await lost.look();
  await bert.person.leave(id);
  const late = new FairPlayer(await Person.arrive(at.server.url), id);
  await late.look();
  await late.sit(1);
  await end(at);
  expect(await anna.verdict()).toEqual({ kind: 'fair' });
  expect(await lost.verdict()).toEqual({ kind: 'unchecked', why: 'lost' });
  expect(await late.verdict()).toEqual({ kind: 'unchecked', why: 'late' });
  expect(await cora.verdict()).toEqual({ kind: 'unchecked', why: 'watched' });
  // Bert's device gave a nonce and can check, though he has lost his seat.
  expect(await bert.verdict()).toEqual({ kind: 'fair' });
});

test('a spectator who saw the commitment finds out, too, that the secret is another', async () => {
  const at = await table();
  const cora = new FairPlayer(await Person.arrive(at.server.url), at.id);
  await cora.look();
  const forged = forgedRecord(at.id, '99'.repeat(32), [nonce(), nonce(), null]);
  expect(await cora.verdict(forged)).toMatchObject({ kind: 'unfair', faults: ['commitment'] });
});

test('a rematch goes the same way: open, sit down, start, give', async () => {
  const at = await table();
  await start(at);
  await end(at);
  const { anna, bert } = at;
  const { table: next } = (await bert.person.ask('POST', API.rematch(at.id))).json as { table: string };
  const again = [new FairPlayer(anna.person, next), new FairPlayer(bert.person, next)];
  for (const each of again) onTestFinished(() => each.start.stop());
  const [a, b] = again;
  if (!a || !b) throw new Error('two play again');
  await b.sit(1);
  await a.sit(0);
  expect(await a.look()).toMatchObject({ status: 'starting', awaited: [1] });
  expect(await b.look()).toMatchObject({ status: 'running' });
  // Bert asked first, so he is the host.
  await end({ id: next, anna: b });
  for (const each of [a, b]) expect(await each.verdict()).toEqual({ kind: 'fair' });
});

test('records are signed by a key of the server that stays with its data', async () => {
  const at = await table();
  await start(at);
  await end(at);
  const key = (await at.anna.person.ask('GET', API.key)).json;
  const { signature } = await at.anna.record();
  expect(key).toEqual({ algorithm: 'ed25519', key: signature?.key, id: signature?.id });
  await at.server.stop();
  const again = await moved(at, await serve({ dataFile: at.server.dataFile }));
  expect((await again.anna.person.ask('GET', API.key)).json).toEqual(key);
  expect((await again.anna.record()).signature).toEqual(signature);
});
