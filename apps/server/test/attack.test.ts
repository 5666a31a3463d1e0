import { once } from 'node:events';
import { connect } from 'node:net';
import { seededRng } from '@durbar/kernel';
import { API, tableInfo } from '@durbar/protocol';
import { expect, test } from 'vitest';
import type { Page } from './support/page.ts';
import { Person } from './support/person.ts';
import { Player } from './support/player.ts';
import { serve } from './support/server.ts';

/*
 * One network attacks while others play: nothing of theirs is refused or lost, and what exceeds a limit is refused to the
 * attacker alone. How long it takes is for `npm run campaign soak` to say.
 */

const FROM_ATTACKER = { 'x-forwarded-for': '192.0.2.66' };

/** Sends everything that an attacker can, over and over, until it is told to stop. */
async function attack(url: string) {
  const eve = await Person.arrive(url, null, FROM_ATTACKER);
  const { id: table } = await eve.open({
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    start: true,
  });
  const statuses: number[] = [];
  const pages: Page[] = [];
  const until = { stopped: false };
  const ask = async (method: string, path: string, body?: unknown): Promise<void> => {
    statuses.push((await eve.ask(method, path, body)).status);
  };
  const seats = [{ kind: 'empty' }, { kind: 'empty' }];
  const bots = Array.from({ length: 4 }, () => ({ kind: 'bot', bot: 'playout:6000ms' }));
  const base = { game: 'bazaar', options: {}, pace: 'live', open: true };
  const byHttp = async (): Promise<void> => {
    while (!until.stopped) {
      await ask('POST', API.tables, { ...base, seats });
      const { json } = await eve.ask('POST', API.tables, { ...base, seats: bots });
      const opened = tableInfo.safeParse(json);
      if (opened.success) await ask('POST', API.start(opened.data.id));
      await ask('POST', API.useDeviceLink, { code: 'guess' });
      await ask('GET', API.record(table));
    }
  };
  const bySocket = async (): Promise<void> => {
    while (!until.stopped) {
      const page = await eve.connect();
      pages.push(page);
      page.send({ t: 'watch', table });
      for (let i = 0; i < 200 && !page.closed; i++) {
        page.send({ t: 'do', table, id: `p${i}`, act: { kind: i % 2 === 0 ? 'pause' : 'resume' } });
        page.send({ t: 'say', table, id: `s${i}`, text: 'noise' });
        page.send({ t: 'past', table, id: `l${i}`, index: 0 });
        if (i % 20 === 0) await new Promise(setImmediate);
      }
    }
  };
  const half = Array.from({ length: 20 }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  for (const socket of half)
    socket
      .on('error', () => undefined)
      .resume()
      .write('POST /api/tables HTTP/1.1\r\nHost:');
  const running = [byHttp(), bySocket(), bySocket()];
  return {
    statuses,
    pages,
    stop: async () => {
      until.stopped = true;
      await Promise.all(running);
      const open = half.filter((socket) => !socket.closed);
      const closed = open.map((socket) => once(socket.destroy(), 'close'));
      await Promise.all(closed);
    },
  };
}

test('while one network attacks, others play to the end and nothing of theirs is refused', {
  timeout: 120_000,
}, async () => {
  // The usual limits; the players, who are far faster than people, come from one network each.
  const { url } = await serve({ trustProxy: 1, socketRate: 30, httpRate: 600, maxSocketsPerAddress: 20 });
  const players: Player[] = [];
  for (let i = 0; i < 4; i++) {
    const person = await Person.arrive(url, null, { 'x-forwarded-for': `198.51.100.${i}` });
    players.push(new Player(person, seededRng('attack', `${i}`), () => undefined, PACE_MS));
  }
  const [anna, bert] = players;
  if (!anna || !bert) throw new Error('four came');
  for (let t = 0; t < 2; t++) {
    const [host, guest] = [players[2 * t] ?? anna, players[2 * t + 1] ?? bert];
    const { id } = await host.person.open({
      seats: [{ kind: 'me' }, { kind: 'empty' }],
      options: { length: 'long' },
      open: true,
    });
    await guest.person.join(id);
    await host.person.start(id);
    host.sitAt(id, 0);
    guest.sitAt(id, 1);
  }
  const attacker = await attack(url);
  for (const player of players) await player.connect();
  for (const player of players) player.play();
  for (const player of players) await player.finish();
  await attacker.stop();
  for (const player of players) {
    expect(player.refused).toEqual([]);
    expect(player.acknowledged.length).toBeGreaterThan(5);
  }
  const countAnswers = (status: number) => attacker.statuses.filter((each) => each === status).length;
  expect(countAnswers(429)).toBeGreaterThan(0);
  expect(countAnswers(500) + countAnswers(503)).toBe(0);
  expect(attacker.pages.some((page) => page.closed?.reason === 'abuse')).toBe(true);
  // Whoever comes now finds the server as before.
  const late = await Person.arrive(url, null, { 'x-forwarded-for': '203.0.113.1' });
  const { id } = await late.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], open: true });
  const page = await late.connect();
  page.send({ t: 'lobby', on: true });
  await page.next('lobby', ({ open }) => open.some((card) => card.id === id));
});

/** A little time before each move, as people take far more of. */
const PACE_MS = 60;
