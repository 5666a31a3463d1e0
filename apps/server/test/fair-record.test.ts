import { computeCommitment, nonceHash, verify } from '@durbar/kernel';
import { bazaar } from '@durbar/testkit/toy';
import { foresee } from '@durbar/web/src/table/deal-verdict.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { end, forgedRecord, own, start, type Table, table } from './support/fair-table.ts';
import { nonce } from './support/person.ts';
import { openFile } from './support/sqlite.ts';

/* Records that an operator could write once all nonces are known, by the secret that the table was bound to. */

/** The secret of a table, which its operator knows from the beginning. */
async function readSecret({ server: { dataFile }, id }: Table): Promise<string> {
  const db = openFile(dataFile);
  const row = db.prepare('SELECT secret FROM game_table WHERE id = ?').get(id);
  db.close();
  return z.object({ secret: z.string() }).parse(row).secret;
}

test('an operator who tries names for the table, or other options, once all nonces are known is found out', async () => {
  const at = await table();
  await start(at);
  const [secret, nonces] = [await readSecret(at), [own(at.anna) ?? '', own(at.bert) ?? '', null]];
  const honest = forgedRecord(at.id, secret, nonces);
  const named = forgedRecord('tried until it suits', secret, nonces);
  const otherwise = forgedRecord(at.id, secret, nonces, { length: 'long' });
  for (const each of [named, otherwise]) expect(verify(bazaar, each)).toEqual([]);
  expect(named.dealt).not.toEqual(honest.dealt);
  for (const each of [at.anna, at.bert]) {
    expect(await each.verdict(honest)).toEqual({ kind: 'fair' });
    expect(await each.verdict(named)).toMatchObject({ kind: 'unfair', faults: ['table'] });
    expect(await each.verdict(otherwise)).toMatchObject({ kind: 'unfair', faults: ['terms'] });
  }
});

test('an operator who lets a round fail in the record, once all nonces are known, does not get a fair deal of it', async () => {
  const at = await table();
  await start(at);
  const [secret, nonces] = [await readSecret(at), [own(at.anna) ?? '', own(at.bert) ?? '', null]];
  const hashes = nonces.map((each) => each && nonceHash(each));
  const round = { ending: 'missing', secret, commitment: computeCommitment(secret), hashes, nonces } as const;
  const forged = forgedRecord(at.id, '99'.repeat(32), [nonce(), nonce(), null], {}, [round]);
  expect(verify(bazaar, forged)).toEqual([]);
  for (const each of [at.anna, at.bert]) {
    expect(await each.verdict(forged)).toEqual({ kind: 'unchecked', why: 'without' });
    // The page says so as soon as the match begins.
    expect(foresee(each.kept.of(at.id), 1, true)).toBe('without');
  }
});

test('an operator who shows the record of another match than the one that was played is found out', async () => {
  const at = await table();
  await start(at);
  const { id, anna, bert } = at;
  const pages = [await anna.person.connect(), await bert.person.connect()];
  for (const page of pages) {
    const { snapshot } = await page.watch(id);
    const decision = snapshot?.situation.decision?.id;
    await page.do(id, { kind: 'move', move: { kind: 'bid', coins: 1 } }, decision);
  }
  await pages[0]?.next('update', ({ update }) => update.happened.some(({ kind }) => kind === 'move'));
  for (const page of pages) await page.close();
  await end(at);
  // By the deal that they were bound to, but with other moves: none at all.
  const forged = forgedRecord(id, await readSecret(at), [own(anna) ?? '', own(bert) ?? '', null]);
  for (const each of [anna, bert]) {
    const seen = await each.see();
    expect(await each.verdict(undefined, seen)).toEqual({ kind: 'fair' });
    expect(await each.verdict(forged)).toEqual({ kind: 'fair' });
    expect(await each.verdict(forged, seen)).toMatchObject({ kind: 'unfair', faults: ['match'] });
    // A page that was away has only the newest lines.
    const newest = { ...seen, log: seen.log.slice(-2) };
    expect(await each.verdict(undefined, newest)).toEqual({ kind: 'fair' });
  }
});
