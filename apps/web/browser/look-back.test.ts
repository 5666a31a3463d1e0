import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { chooseMove, tableWithBots, untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const RECORD = fileURLToPath(
  new URL('../../../games/maharaja-2020/fixtures/first-game.json', import.meta.url),
);

const environment = new TestEnvironment();
let visitor: Visitor;

/** The number of the log line looked at, and the number of all lines. */
async function place(): Promise<readonly number[]> {
  const text = await visitor.page.getByText(/^\d+ of \d+$/).textContent();
  return (text ?? '').split(' of ').map(Number);
}

test('keys step through a record at once, by move, turn and round', async () => {
  visitor = await environment.newVisitor();
  const { page } = visitor;
  await visitor.go('/replay');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.getByRole('button', { name: 'Step through the game' }).click();
  await page.getByText(/^0 of \d+$/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^1 of \d+$/).waitFor();
  await page.keyboard.press('End');
  await page.waitForFunction(() => /(\d+) of \1(?!\d)/.test(document.body.textContent ?? ''));
  const [end = 0, all] = await place();
  expect(end).toBe(all);
  await page.getByRole('radio', { name: 'Round' }).click();
  const rounds: number[] = [];
  for (let at = end; at > 0; ) {
    await page.keyboard.press('ArrowLeft');
    await page.getByText(`${at} of `).waitFor({ state: 'detached' });
    at = (await place())[0] ?? 0;
    rounds.push(at);
  }
  // Seven rounds begin, and before the first one is the set-up.
  expect(rounds).toHaveLength(8);
  await page.keyboard.press('Escape');
  await page.getByText('Looking back').waitFor({ state: 'detached' });
  expect(visitor.errors).toEqual([]);
});

test('a press in the graph of scores leads there; what comes later is shown only if one asks', async () => {
  visitor = await environment.newVisitor();
  const { page } = visitor;
  await visitor.go('/replay');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.getByRole('button', { name: 'Step through the game' }).click();
  const scores = page.getByRole('list', { name: 'Scores at this point' });
  await scores.waitFor();
  const atStart = await scores.textContent();
  const graph = page.locator('[class*="graph"]').filter({ has: page.locator('path') });
  const box = await graph.boundingBox();
  if (!box) throw new Error('the graph is not shown');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(() => /(\d{2,}) of \d+/.test(document.body.textContent ?? ''));
  const [middle = 0, all = 0] = await place();
  expect(middle / all).toBeCloseTo(0.5, 1);
  expect(await scores.textContent()).not.toBe(atStart);
  const line = graph.locator('path').first();
  const upToHere = await line.getAttribute('d');
  expect(upToHere).toMatch(new RegExp(`H${middle}$`));
  await page.getByRole('button', { name: 'Show the rest' }).click();
  await page.getByRole('button', { name: 'Hide the rest' }).waitFor();
  expect(await line.getAttribute('d')).toMatch(new RegExp(`H${all}$`));
  expect(visitor.errors).toEqual([]);
});

test('a link leads to a position of a running match, and back to the present', async () => {
  visitor = await environment.newVisitor();
  const { page } = visitor;
  const id = await tableWithBots(visitor, 1);
  await visitor.go(`/t/${id}`);
  await untilMyTurn(page);
  await chooseMove(page, /^Tile/);
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByText(/^\d+ of \d+$/).waitFor();
  await page.keyboard.press('Home');
  await page.getByText(/^0 of \d+$/).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link to this position' }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${environment.server.url}/t/${id}?at=0`);
  await visitor.go(`/t/${id}?at=0`);
  await page.getByText(/^0 of \d+$/).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.keyboard.press('Escape');
  await page.getByText('Looking back').waitFor({ state: 'detached' });
  expect(visitor.errors).toEqual([]);
});

test('after a resignation against bots nobody is ranked, and only later positions show it', async () => {
  visitor = await environment.newVisitor();
  const { page } = visitor;
  await visitor.go(`/t/${await tableWithBots(visitor, 3)}`);
  await untilMyTurn(page);
  await chooseMove(page, /^Tile/);
  await page.getByRole('button', { name: /^Menu/ }).click();
  for (let asked = 0; asked < 2; asked++)
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const score = page.getByRole('dialog', { name: 'Score' });
  await score.getByText(/^\w+ resigned\. The points so far are shown, but not ranked\.$/).waitFor();
  const rows = await score.getByRole('row').all();
  const cells = await Promise.all(rows.slice(1).map((row) => row.getByRole('cell').allTextContents()));
  expect(cells.map(([rank]) => rank)).toEqual(['–', '–', '–', '4']);
  const points = cells.slice(0, 3).map((row) => Number(row.at(-1)));
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  // The bots have the mark of bots, the person who resigned has not.
  const marks = await Promise.all(
    rows.slice(1).map((row) => row.getByRole('rowheader').locator('[data-bot]').count()),
  );
  expect(marks).toEqual([1, 1, 1, 0]);
  await page.keyboard.press('Escape');
  await page.getByText('The game ended by resignation').waitFor();
  const seat = page.getByRole('button', { name: /resigned/ });
  await seat.waitFor();
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByText(/^\d+ of \d+$/).waitFor();
  await page.keyboard.press('Home');
  await page.getByText(/^0 of \d+$/).waitFor();
  await seat.waitFor({ state: 'detached' });
  await page.keyboard.press('End');
  await seat.waitFor();
  expect(visitor.errors).toEqual([]);
});
