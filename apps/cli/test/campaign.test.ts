import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, loadWithFast } from '@durbar/games';
import { loadZones } from '@durbar/server/clocks';
import { bazaar } from '@durbar/testkit/toy';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Campaign, type CampaignSettings, Fault, runCampaign } from '../src/campaigns/campaign.ts';
import { clockCampaign } from '../src/campaigns/clocks/clocks.ts';
import { fastCampaign } from '../src/campaigns/fast/fast.ts';
import { mutateCampaign } from '../src/campaigns/mutate/mutate.ts';
import { durbar, makeEnvironment, makeFolder } from './support.ts';

/** Counts to its goal by twos; some units may be faults. */
function counting(faults: readonly string[] = []): Campaign<number> & { readonly units: string[] } {
  const units: string[] = [];
  return {
    units,
    name: 'count',
    counted: 'numbers',
    tally: z.number(),
    empty: 0,
    amount: (tally) => tally,
    next: (tally) => `${tally}`,
    run(unit, seed, tally) {
      units.push(unit);
      if (faults.includes(unit)) throw new Fault(`${unit} is wrong with ${seed}`);
      return tally + 2;
    },
    describe: (tally) => [`up to ${tally}`],
  };
}

async function run(campaign: Campaign<number>, settings: CampaignSettings, minutesEach = 0) {
  let now = 0;
  const { environment, out, err } = makeEnvironment({
    now: () => {
      now += minutesEach * 60_000;
      return now;
    },
  });
  return { ok: await runCampaign(environment, campaign, settings), out: out(), err: err() };
}

const readSummary = (folder: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8'));

test('a campaign ends at its goal and continues from there when it is run again', async () => {
  const folder = makeFolder();
  const first = await run(counting(), { goal: 5, folder });
  expect(first).toMatchObject({ ok: true, err: '' });
  expect(first.out).toBe("count: 6 of 5 numbers, 0.0 minutes, seed 'durbar': no fault\n  up to 6\n");
  expect(readFileSync(join(folder, 'summary.txt'), 'utf8')).toBe(first.out);
  const again = counting();
  await run(again, { goal: 9, folder });
  expect(again.units).toEqual(['6', '8']);
  expect(readSummary(folder)).toMatchObject({ goal: 9, amount: 10, complete: true, tally: 10, fault: null });
});

test('a campaign ends when its time is over, and shows where it is now and then', async () => {
  const folder = makeFolder();
  const { ok, out, err } = await run(counting(), { goal: 1000, folder, minutes: 10 }, 1);
  expect(ok).toBe(true);
  expect(out).toContain('no fault so far; run it again to continue');
  expect(err).toMatch(/^count: 2 of 1000 numbers, 1\.0 minutes$/m);
  expect(readSummary(folder)).toMatchObject({ complete: false });
});

test('a fault ends a campaign with the command that reproduces it, and the next run repeats that unit first', async () => {
  const folder = makeFolder();
  const { ok, out } = await run(counting(['4']), { goal: 9, folder, seed: 's' });
  expect(ok).toBe(false);
  expect(out).toContain(
    "4 is wrong with s\nTo reproduce it: npm run campaign count -- --seed 's' --only '4'\n",
  );
  expect(readSummary(folder)).toMatchObject({ amount: 4, fault: { message: '4 is wrong with s' } });
  const only = counting(['4']);
  expect(await run(only, { goal: 9, folder, seed: 's', only: '4' })).toMatchObject({
    ok: false,
    err: '4 is wrong with s\n',
  });
  const mended = counting();
  expect(await run(mended, { goal: 9, folder })).toMatchObject({ ok: true });
  expect([only.units, mended.units]).toEqual([['4'], ['4', '6', '8']]);
});

test('a folder of another seed, or of something else, is left alone', async () => {
  const folder = makeFolder();
  await run(counting(), { goal: 1, folder, seed: 'one' });
  await expect(run(counting(), { goal: 3, folder, seed: 'two' })).rejects.toThrow("has the seed 'one'");
  writeFileSync(join(folder, 'count.json'), '{"rounds":[]}');
  await expect(run(counting(), { goal: 3, folder })).rejects.toThrow('was not written by this test');
});

test('mutate finds a reader that fails without a clear error', () => {
  const broken = {
    ...bazaar,
    parseMove(raw: unknown) {
      if (typeof raw === 'object' && raw !== null && 'unknownField' in raw) throw new TypeError('no');
      return bazaar.parseMove(raw);
    },
  };
  const runAll = (game: typeof bazaar) => {
    const campaign = mutateCampaign([game], []);
    let tally = campaign.empty;
    for (let i = 0; i < 2; i++) {
      const after = campaign.run(`${i}`, 'test', tally);
      if (after instanceof Promise) throw new Error('it does not wait for anything');
      tally = after;
    }
    return tally;
  };
  expect(runAll(bazaar).inputs).toBe(1000);
  expect(() => runAll(broken)).toThrow(/^\d (move|log|saved match)[^:]*: failed without a clear error on /);
});

const short = { timeout: 120_000 };

test('campaign mutate counts the outcomes of its inputs', short, async () => {
  const out = makeFolder();
  const ran = await durbar(['campaign', 'mutate', '--out', out, '--seed', 'c', '--inputs', '500', '--json']);
  expect(ran).toMatchObject({ code: 0 });
  const { tally } = z
    .object({
      tally: z.object({
        inputs: z.number(),
        outcomes: z.record(z.string(), z.record(z.string(), z.number())),
      }),
    })
    .parse(JSON.parse(ran.out));
  expect(tally.inputs).toBe(500);
  expect(Object.keys(tally.outcomes['document'] ?? {})).toContain('accepted');
  expect(Object.keys(tally.outcomes['record'] ?? {})).toContain('found: digest');
});

test('campaign leak compares pairs of every game', short, async () => {
  const out = makeFolder();
  const ran = await durbar(['campaign', 'leak', '--out', out, '--pairs', '4']);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/^leak: \d+ of 4 pairs of each game/);
  expect(ran.out.match(/^ {2}\S+: \d+ pairs in \d+ matches, \d+ comparisons/gm)).toHaveLength(3);
});

test('campaign fast plays matches of every game by both forms', short, async () => {
  const out = makeFolder();
  const ran = await durbar(['campaign', 'fast', '--out', out, '--matches', '2']);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/^fast: 2 of 2 matches of each game/);
  expect(
    ran.out.match(/^ {2}\S+: 2 matches in \d+ combinations of options and seats, \d{3,} moves/gm),
  ).toHaveLength(3);
});

test('campaign fast finds a fast form that differs, and shows it again', async () => {
  const game = await loadWithFast('maharani');
  const wrong: AnyGame = {
    ...game,
    fast(position) {
      const fast = game.fast?.(position);
      return fast ? Object.assign(Object.create(fast) as typeof fast, { value: () => 0.5 }) : null;
    },
  };
  const campaign = fastCampaign([wrong]);
  const unit = campaign.next(campaign.empty);
  expect(unit).toBe('maharani 0');
  await expect(async () => campaign.run(unit, 'test', campaign.empty)).rejects.toThrow(
    'the fast form differs',
  );
});

test('campaign clocks finds the clocks of tables exact, in zones of several continents', short, async () => {
  const out = makeFolder();
  const ran = await durbar(['campaign', 'clocks', '--out', out, '--zones', '4', '--json']);
  expect(ran.code).toBe(0);
  const { tally } = z.object({ tally: z.record(z.string(), z.number()) }).parse(JSON.parse(ran.out));
  expect(tally).toMatchObject({ zones: 4, scenarios: 8 });
  for (const count of ['compared', 'vacations', 'timeouts']) expect(tally[count]).toBeGreaterThan(10);
});

test('campaign clocks finds a clock that is wrong, and shows it again', short, async () => {
  const zones = await loadZones();
  const late = clockCampaign((zone, at) => ({
    ...zones(zone, at),
    offsetMs: zones(zone, at).offsetMs + 60_000,
  }));
  let fault: unknown = null;
  for (let unit = 0; unit < 5 && fault === null; unit++)
    try {
      await late.run(late.next({ ...late.empty, zones: unit }), 'test', late.empty);
    } catch (error) {
      fault = error;
    }
  expect(fault).toMatchObject({ name: 'Fault', message: expect.stringContaining('differs') as string });
  await expect(async () => late.run('Nowhere 0', 'test', late.empty)).rejects.toThrow("no unit 'Nowhere 0'");
});

test('campaign kill kills a server and finds everything again', short, async () => {
  const out = makeFolder();
  const ran = await durbar(['campaign', 'kill', '--out', out, '--kills', '1', '--tables', '3', '--json']);
  expect(ran).toMatchObject({ code: 0 });
  const { tally } = z.object({ tally: z.record(z.string(), z.number()) }).parse(JSON.parse(ran.out));
  expect(tally).toMatchObject({ rounds: 1, kills: 1 });
  expect(tally['records']).toBeGreaterThanOrEqual(3);
  expect(tally['acknowledged']).toBeGreaterThanOrEqual(3);
});

test('campaign needs a folder', async () => {
  expect(await durbar(['campaign', 'leak'])).toMatchObject({ code: 2 });
});
