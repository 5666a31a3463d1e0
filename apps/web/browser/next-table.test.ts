import { expect, test } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { openTable, untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

/** Waits until it is the visitor's turn at a table that is not on screen. */
async function expectTurn(visitor: Visitor, table: string): Promise<void> {
  await expect
    .poll(async () => {
      const { mine } = await visitor.ask<{ mine: { id: string; myTurn: boolean }[] }>('GET', '/api/tables');
      return mine.find(({ id }) => id === table)?.myTurn;
    })
    .toBe(true);
}

test('N leads from table to table where it is one’s turn, from any page, and says when nobody waits', async () => {
  const visitor = await environment.newVisitor();
  const { page } = visitor;
  await visitor.go('/replay');
  await page.keyboard.press('n');
  const nobody = page.getByText('Nobody waits for you.');
  await nobody.waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await nobody.waitFor({ state: 'detached' });

  const first = await openTable([visitor], { bots: 1 });
  await expectTurn(visitor, first);
  await page.keyboard.press('n');
  await page.waitForURL(`**/t/${first}`);
  await untilMyTurn(page);
  // The table on screen does not count, although it waits.
  await page.keyboard.press('n');
  await nobody.waitFor();
  const second = await openTable([visitor], { bots: 1 });
  await expectTurn(visitor, second);
  // By pointer it is in the menu.
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Next table to play at' }).click();
  await page.waitForURL(`**/t/${second}`);
  await untilMyTurn(page);
  expect(visitor.errors).toEqual([]);
});

test.each(['maharani', 'maharaja-2020'])(
  'whoever waits for others finds the next table in the place of the button that ends a turn (%s)',
  async (game) => {
    const [anna, bert] = [
      await environment.newVisitor(),
      await environment.newVisitor({ size: 'phone', touch: true }),
    ];
    const own = new Map<Visitor, string>();
    for (const visitor of [anna, bert]) {
      const table = await openTable([visitor], { bots: 1 });
      await expectTurn(visitor, table);
      own.set(visitor, table);
    }
    const shared = await openTable([anna, bert], { game });
    for (const visitor of [anna, bert]) await visitor.go(`/t/${shared}`);
    const next = (visitor: Visitor) => visitor.page.getByRole('button', { name: 'Next table', exact: true });
    await expect.poll(async () => (await next(anna).count()) + (await next(bert).count())).toBe(1);
    const [waiting, deciding] = (await next(anna).count()) > 0 ? [anna, bert] : [bert, anna];
    expect(await waiting.overflow()).toBe(0);
    await next(waiting).click();
    await waiting.page.waitForURL(`**/t/${own.get(waiting)}`);
    await untilMyTurn(waiting.page);
    expect(await next(deciding).count()).toBe(0);
    expect([...anna.errors, ...bert.errors]).toEqual([]);
  },
);

test('where a text is written, N is a letter', async () => {
  const visitor = await environment.newVisitor();
  const { page } = visitor;
  await visitor.go('/new/maharani');
  const name = page.getByRole('textbox', { name: 'Table name' });
  await name.press('n');
  expect(await name.inputValue()).toBe('n');
  await page.getByRole('heading', { name: 'New table' }).click();
  await page.keyboard.press('n');
  await page.getByText('Nobody waits for you.').waitFor();
  expect(visitor.errors).toEqual([]);
});
