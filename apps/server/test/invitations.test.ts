import { API, HOST_API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { HOURLY_INVITATIONS } from '../src/lobby/invitations.ts';
import { meetCompany } from './support/company.ts';
import { HOUR, startNoticed, untilStates } from './support/noticed.ts';
import type { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const problem = (key: string) => ({ problem: { key: `problem.${key}` } });
const me = { kind: 'me' } as const;
const empty = { kind: 'empty' } as const;

const invite = (host: Person, table: string, { me: { id } }: Person, seat: number) =>
  host.ask('POST', HOST_API.invitations(table), { person: id, seat });
const mine = async (person: Person) => (await person.ask('GET', API.tables)).json;

test('an invited person finds the table in their list, and their seat is kept', async () => {
  const { url } = await serve();
  const { anna, bert, cora } = await meetCompany(url);
  expect((await anna.ask('GET', HOST_API.companions)).json).toMatchObject({
    people: [{ id: bert.me.id, name: 'Bert', matches: 1 }],
  });
  const { id } = await anna.open({ seats: [me, empty, empty], visibility: 'private' });
  expect((await invite(anna, id, bert, 2)).json).toMatchObject({
    invitations: [{ person: bert.me.id, name: 'Bert', seat: 2 }],
  });
  // The same request again.
  expect((await invite(anna, id, bert, 2)).status).toBe(200);
  expect(await mine(bert)).toMatchObject({ mine: [{ id, invitation: { name: 'Anna', seat: 2 } }, {}] });
  const code = (await anna.info(id)).you.tableCode;
  await cora.ask('POST', HOST_API.useTableCode, { code });
  const place = await cora.place(id, 2);
  expect((await cora.ask('POST', API.join(id), place)).json).toEqual(problem('seatKept'));
  expect((await cora.join(id)).you.seat).toBe(1);
  expect((await bert.join(id)).you).toMatchObject({ seat: 2, invited: null });
  expect((await anna.info(id)).invitations).toEqual([]);
  expect(await mine(bert)).not.toHaveProperty('mine.0.invitation');
});

test('who declines says so to the host, loses the table, and is not asked again', async () => {
  const { url } = await serve();
  const { anna, bert, cora } = await meetCompany(url);
  const { id } = await anna.open({ seats: [me, empty], visibility: 'private' });
  await invite(anna, id, bert, 1);
  const page = await bert.connect();
  page.send({ t: 'lobby', on: true });
  await page.next('lobby', (lists) => lists.mine.some((card) => card.id === id));
  expect((await cora.ask('POST', HOST_API.decline(id))).json).toEqual(problem('notInvited'));
  expect((await bert.ask('POST', HOST_API.decline(id))).status).toBe(204);
  expect((await bert.ask('POST', HOST_API.decline(id))).status).toBe(204);
  await page.next('lobby', (lists) => lists.mine.every((card) => card.id !== id));
  expect(await anna.info(id)).toMatchObject({ invitations: [], you: { declined: ['Bert'] } });
  expect((await invite(anna, id, bert, 1)).json).toEqual(problem('hasDeclined'));
  expect((await bert.ask('GET', API.table(id))).json).toEqual(problem('private'));
});

test('the host alone invites, to free seats, and people who have played with them', async () => {
  const { url } = await serve();
  const { anna, bert, cora } = await meetCompany(url);
  const { id } = await anna.open({ seats: [me, empty, { kind: 'bot', bot: 'random' }, empty] });
  expect((await invite(bert, id, cora, 1)).json).toEqual(problem('notHost'));
  expect((await invite(anna, id, cora, 1)).json).toEqual(problem('notInvitable'));
  expect((await invite(anna, id, bert, 2)).json).toEqual(problem('seatTaken'));
  expect((await invite(anna, id, bert, 7)).json).toEqual(problem('noSuchSeat'));
  expect((await invite(anna, id, anna, 1)).json).toEqual(problem('alreadyHere'));
  await invite(anna, id, bert, 1);
  expect((await invite(anna, id, bert, 3)).json).toEqual(problem('alreadyHere'));
  // A bot takes the seat, and with it the invitation.
  await anna.ask('PUT', API.seat(id, 1), { kind: 'bot', bot: 'random' });
  expect((await anna.info(id)).invitations).toEqual([]);
  await invite(anna, id, bert, 3);
  expect((await anna.ask('DELETE', HOST_API.invitation(id, bert.me.id))).json).toMatchObject({
    invitations: [],
  });
  expect((await anna.ask('DELETE', HOST_API.invitation(id, bert.me.id))).json).toEqual(problem('notInvited'));
  // Inviting and withdrawing in turn does not get around the limit.
  for (let sent = 2; sent < HOURLY_INVITATIONS; sent++) {
    expect((await invite(anna, id, bert, 3)).status).toBe(200);
    await anna.ask('DELETE', HOST_API.invitation(id, bert.me.id));
  }
  expect((await invite(anna, id, bert, 3)).json).toEqual(problem('tooManyInvitations'));
});

test('an invitation is sent by the channels of its person, in their waking hours, and not once it is withdrawn', async () => {
  const hours = { zone: 'UTC', from: 8 * 60, to: 20 * 60 };
  const { time, anna, bert, receiver } = await startNoticed({ hours });
  const open = async () => (await anna.open({ seats: [me, empty] })).id;
  const first = await open();
  await invite(anna, first, bert, 1);
  await receiver.received(1);
  expect(receiver.messages[0]).toMatchObject({
    kind: 'invitation',
    table: first,
    title: `${anna.me.name} invites you to bazaar`,
  });
  await bert.ask('POST', HOST_API.decline(first));
  time.pass(HOUR);
  await untilStates(bert, 'turn sent', 'invitation sent');
  time.pass(9 * HOUR);
  const second = await open();
  await invite(anna, second, bert, 1);
  await untilStates(bert, 'turn sent', 'invitation sent', 'invitation waiting');
  await anna.ask('DELETE', HOST_API.invitation(second, bert.me.id));
  time.pass(12 * HOUR);
  await untilStates(bert, 'turn sent', 'invitation sent', 'invitation cancelled');
});

test('whoever deletes their data is not invited any more', async () => {
  const { url } = await serve();
  const { anna, bert } = await meetCompany(url);
  const { id } = await anna.open({ seats: [me, empty] });
  await invite(anna, id, bert, 1);
  expect((await bert.ask('DELETE', API.me)).status).toBe(204);
  expect((await anna.info(id)).invitations).toEqual([]);
  expect((await anna.ask('GET', HOST_API.companions)).json).toEqual({ people: [] });
});
