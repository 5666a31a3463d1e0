import {
  computeCommitment,
  type FailedRound,
  type MatchRecord,
  nonceHash,
  Playback,
  signRecord,
  startMatch,
  startSeed,
  TABLE_GENERATOR,
} from '@durbar/kernel';
import { API } from '@durbar/protocol';
import { bazaar } from '@durbar/testkit/toy';
import { expect, onTestFinished } from 'vitest';
import type { ServerParts } from '../../src/index.ts';
import { FairPlayer } from './fair-player.ts';
import { Person } from './person.ts';
import { serve, type TestServer } from './server.ts';

export interface Table {
  readonly server: TestServer;
  readonly id: string;
  readonly anna: FairPlayer;
  readonly bert: FairPlayer;
}

/** A table of two people and a bot; both have sat down. */
export async function table(parts: ServerParts = {}, pace: 'live' | 'days' = 'live'): Promise<Table> {
  const server = await serve({}, parts);
  const [host, guest] = [await Person.arrive(server.url), await Person.arrive(server.url)];
  const seats = [{ kind: 'empty' }, { kind: 'empty' }, { kind: 'bot', bot: 'random' }] as const;
  const { id } = await host.open({ seats, pace });
  const [anna, bert] = [new FairPlayer(host, id), new FairPlayer(guest, id)];
  for (const each of [anna, bert]) onTestFinished(() => each.start.stop());
  await anna.sit(0);
  await bert.sit(1);
  return { server, id, anna, bert };
}

/** The host starts, and the pages do the rest. */
export async function start({ id, anna, bert }: Table): Promise<void> {
  expect((await anna.person.ask('POST', API.start(id))).status).toBe(200);
  await anna.look();
  await bert.look();
}

/** The host calls the match off, so that everything is shown. */
export async function end({ id, anna }: Pick<Table, 'id' | 'anna'>): Promise<void> {
  const page = await anna.person.connect();
  await page.watch(id);
  await page.do(id, { kind: 'abandon' });
  await page.close();
}

/** The nonce that a device kept for the newest round. */
export function own({ kept, table: id }: FairPlayer): string | undefined {
  return Object.values(kept.of(id)?.rounds ?? {}).at(-1)?.nonce;
}

/** A record that is sound in itself and signed, of a deal that its operator chose. */
export function forgedRecord(
  table: string,
  secret: string,
  nonces: readonly (string | null)[],
  options: Record<string, unknown> = {},
  rounds: readonly FailedRound[] = [],
): MatchRecord {
  const playback = new Playback(
    bazaar,
    startMatch(bazaar, {
      options,
      seats: [
        { kind: 'person', id: 'p1' },
        { kind: 'person', id: 'p2' },
        { kind: 'bot', id: 'p3', bot: 'random' },
      ],
      seed: startSeed(secret, table, nonces),
      generator: TABLE_GENERATOR,
      fairness: {
        secret,
        table,
        commitment: computeCommitment(secret),
        nonces,
        hashes: nonces.map((each) => each && nonceHash(each)),
        rounds,
      },
    }),
  );
  playback.add({ table: 'abandon' });
  return signRecord(playback.record(), '5a'.repeat(32));
}
