import { MaharaniPage } from '@durbar/games/maharani/test/browser/support.ts';
import { expect, test } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { tableWithBots } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

/** A phone at a table, which notes each vibration and counts the tones that are played. */
async function phone(sounds: string, vibration = true): Promise<Visitor> {
  const visitor = await environment.newVisitor({
    size: 'phone',
    touch: true,
    own: true,
    preferences: { sounds, vibration },
  });
  await visitor.context.addInitScript(() => {
    const felt = { patterns: new Array<unknown>(), tones: 0 };
    Object.assign(window, { durbarFelt: felt });
    navigator.vibrate = (pattern) => felt.patterns.push(pattern) > 0;
    window.AudioContext = class extends AudioContext {
      override createOscillator() {
        felt.tones++;
        return super.createOscillator();
      }
    };
  });
  await visitor.go(`/t/${await tableWithBots(visitor, 1)}`);
  return visitor;
}

const felt = ({ page }: Visitor) =>
  page.evaluate(
    () => (window as unknown as { durbarFelt: { patterns: unknown[]; tones: number } }).durbarFelt,
  );

test('a phone is heard and felt when a tile is picked, refused and placed', async () => {
  const visitor = await phone('all');
  const palace = new MaharaniPage(visitor.page, 'finger');
  await palace.asked();
  const { tones } = await felt(visitor);
  await palace.takeTile();
  expect((await felt(visitor)).patterns).toEqual([[8]]);
  // One note of the game's instrument has three tones.
  await expect.poll(async () => (await felt(visitor)).tones).toBe(tones + 3);
  await palace.end.tap({ force: true });
  await visitor.page.getByText('MHR-2.6').waitFor();
  expect((await felt(visitor)).patterns).toEqual([[8], [24, 50, 24]]);
  await palace.drop();
  await expect.poll(async () => (await felt(visitor)).patterns.at(-1)).toEqual([18]);
  expect(visitor.errors).toEqual([]);
});

test('nothing is heard or felt if the player wants neither', async () => {
  const visitor = await phone('none', false);
  const palace = new MaharaniPage(visitor.page, 'finger');
  await palace.asked();
  await palace.takeTile();
  await palace.drop();
  await palace.asked();
  expect(await felt(visitor)).toEqual({ patterns: [], tones: 0 });
});

test('the settings of a phone offer sounds and vibration', async () => {
  const visitor = await environment.newVisitor({ size: 'phone', touch: true });
  const { page } = visitor;
  await visitor.go('/');
  await page.getByRole('button', { name: /^Settings of/ }).click();
  const sounds = page.getByRole('radiogroup', { name: 'Sounds' });
  await sounds.getByRole('radio', { name: 'All' }).click();
  await page.getByText('Vibrate when I tap').click();
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('durbar.preferences') ?? '') as unknown,
  );
  expect(kept).toMatchObject({ sounds: 'all', vibration: false });
  expect(await visitor.overflow()).toBe(0);
});
