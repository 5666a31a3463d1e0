import { nonceHash } from '@durbar/kernel';
import { API, deviceLink, tableInfo } from '@durbar/protocol';
import { nonce, Person } from '../support/person.ts';
import { type Player, Stage } from './stage.ts';

/** How long a person at a live table must be away before somebody may take their seat. */
const AWAY_MS = 4 * 60_000;

/** Mira has a second device, and one that she has signed out. */
export async function makeDevices(url: string, { person }: Player): Promise<void> {
  const stay = await signIn(url, person);
  const leave = await signIn(url, person);
  const { json } = await leave.ask('GET', API.devices);
  const { devices } = json as { devices: { id: string; here: boolean }[] };
  const here = devices.find((device) => device.here);
  if (!here) throw new Error('the device is listed');
  await stay.ask('DELETE', API.device(here.id));
}

async function signIn(url: string, person: Person): Promise<Person> {
  const { code } = deviceLink.parse((await person.ask('POST', API.deviceLink)).json);
  const device = await Person.arrive(url);
  await device.ask('POST', API.useDeviceLink, { code });
  return device;
}

export async function chat(table: string, ...players: readonly Player[]): Promise<void> {
  for (const [i, text] of ['Good evening! 🐘', 'Salut, à toi.', 'In a hurry today?'].entries()) {
    const player = players[i % players.length];
    player?.page.send({ t: 'say', table, id: `say${i}`, text });
    await player?.page.next('answer', ({ id }) => id === `say${i}`);
  }
}

/** Plays until two people must choose in secret, and only the first has. */
export async function sealOne(stage: Stage): Promise<void> {
  for (;;) {
    const [seat, ...others] = await stage.untilAsked();
    if (seat === undefined) throw new Error('nobody was asked to seal');
    await stage.move(seat);
    if (others.length > 0 && stage.situation(seat).sealed !== null) return;
  }
}

/** A waiting table with a bot and a free seat, whose first start failed because somebody left. */
export async function failedStart(host: Player, guest: Player): Promise<string> {
  const seats = [host, guest, 'playout:400'] as const;
  const table = await Stage.open({ game: 'maharani', name: 'Open table', open: true, seats });
  await host.person.ask('POST', API.start(table));
  await guest.person.leave(table);
  const { rounds } = await host.person.info(table);
  const hash = nonceHash(nonce());
  await host.person.ask('POST', API.hash(table), { round: rounds.length, hash, replace: false });
  return table;
}

/** Two running matches: in one a bot plays for an absent person, in the other somebody else has sat down. */
export async function leaveSeats(
  leap: (ms: number) => void,
  tables: Record<string, string>,
  ...[mira, ada, noor]: readonly [Player, Player, Player]
): Promise<void> {
  const stages = await Promise.all(
    [
      { game: 'maharani', name: 'Away', seats: [mira, ada] },
      { game: 'maharaja-2020', name: 'Newcomer', seats: [mira, ada] },
    ].map((plan) => Stage.start(plan)),
  );
  const [away, newcomer] = stages;
  if (!away || !newcomer) throw new Error('both were started');
  tables['away'] = away.id;
  tables['newcomer'] = newcomer.id;
  for (const stage of stages) await stage.play(3);
  await ada.page.close();
  await mira.page.until(() => true, 'news');
  for (const stage of stages) await untilGone(mira, stage.id);
  leap(AWAY_MS);
  const takeover = { kind: 'takeover', seat: 1, bot: 'playout:20' } as const;
  const answer = await mira.page.do(away.id, takeover);
  if (!answer.ok) throw new Error(answer.refusal.key);
  await mira.person.ask('PUT', API.seat(newcomer.id, 1), { kind: 'empty' });
  await noor.person.join(newcomer.id, 1);
}

/** Waits until the server knows that the second seat's person is gone. */
async function untilGone({ person }: Player, table: string): Promise<void> {
  for (;;) {
    const info = tableInfo.parse((await person.ask('GET', API.table(table))).json);
    if (info.seats[1]?.here === false) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
