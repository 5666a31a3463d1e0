import { openTable } from '@durbar/web/browser/support/table.ts';
import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import { expect, test } from 'vitest';
import { ACTION, openMaharaja2004 } from './support.ts';

const house = new TestEnvironment();

test('on a phone: first houses are counted, characters are listed below their card, and the disc waits beside the scoring', {
  timeout: 90_000,
}, async () => {
  const { visitor, page, board } = await openMaharaja2004(house, 'finger');
  const table = await openTable([visitor], { game: 'maharaja-2004', bots: 3, bot: 'greedy' });
  await visitor.go(`/t/${table}`);
  const counted: string[] = [];
  for (let asked = await board.question(); asked !== 'plan'; asked = await board.question()) {
    if (asked === 'found') counted.push((await page.getByText(/^Number \d of 4/).textContent()) ?? '');
    await board.reply(asked);
  }
  expect(counted.map((text) => text.slice(0, 13))).toEqual([1, 2, 3, 4].map((nth) => `Number ${nth} of 4`));

  await board.plan(ACTION.gold, ACTION.character);
  for (let asked = await board.question(); asked !== 'act'; asked = await board.question())
    await board.reply(asked);
  await board.choose(await board.cardNamed(/^Character\. /));
  const candidates = page.locator('[data-scrolls] [data-character][data-lit="true"]');
  expect(await candidates.count()).toBeGreaterThan(3);
  await board.playAndWait(() => board.press(candidates.first()));

  // After the scoring one may plan at once, although the scoring is still shown.
  for (let asked = await board.question(); asked !== 'plan'; asked = await board.question())
    await board.reply(asked, () => Promise.resolve());
  await page.getByRole('region', { name: /^The Maharaja rewards/ }).waitFor();
  await page.locator(`[data-action="${ACTION.gold}"]`).tap();
  await page.locator(`[data-arrow="0"][data-aimed="${ACTION.gold}"]`).waitFor();
  expect(visitor.errors).toEqual([]);
});
