import { ids } from '@durbar/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseMove, openTable, untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

/** The least width and height of what a finger presses, in CSS pixels. */
const LEAST = 44;

interface Wanted {
  /** Selects what contains the controls. */
  readonly within: string;
  readonly least: number;
}

/**
 * Runs in the page: controls that a finger hits in less than `least` pixels across or down. Places and pieces on a board are left
 * out: there the nearest legal target counts, and the board enlarges targets that are close. So are the flags of the track and links
 * within a sentence.
 */
function listSmall({ within, least }: Wanted): string[] {
  const isHit = (control: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.closest('label') ?? control).contains(hit);
  };
  /** How far the control reaches from its middle in one direction. */
  const reach = (control: Element, x: number, y: number, dx: number, dy: number): number => {
    let pixels = 0;
    while (pixels < least && isHit(control, x + dx * pixels, y + dy * pixels)) pixels += 0.5;
    return pixels;
  };
  const isInSentence = (control: Element): boolean =>
    getComputedStyle(control).display === 'inline' &&
    control.parentElement?.textContent.trim() !== control.textContent.trim();
  const controls = `:is(${within}) :is(button, a[href], input, select, textarea)`;
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !control.closest('[data-place="board"], [data-track]') && !isInSentence(control))
    .flatMap((control) => {
      control.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const across = reach(control, x, y, -1, 0) + reach(control, x, y, 1, 0);
      const down = reach(control, x, y, 0, -1) + reach(control, x, y, 0, 1);
      if (across >= least && down >= least) return [];
      return [`${across}×${down}: ${control.ariaLabel ?? control.textContent}`];
    });
}

/** Runs in the page: what kind of decision the board asks for, if it says so. */
const readAsked = (): string =>
  document.querySelector<HTMLElement>('[data-asks]')?.dataset['asks'] ?? 'a move';

/** The controls within a part of the page that are too small for a thumb. */
const smallControls = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(listSmall, { within, least: LEAST });

test.for([
  '/',
  '/games',
  '/people',
  '/intro/maharaja-2020',
  '/intro/maharaja-2004',
  '/intro/maharani',
  '/new/maharaja-2020',
  '/screen/maharani',
])('on a phone every control of %s is large enough for a thumb', async (path) => {
  const { page, ...visitor } = await environment.newVisitor({ size: 'phone', touch: true });
  await page.goto(visitor.url + path);
  await page.locator('main').locator('button, input').first().waitFor();
  expect(await smallControls(page, 'header, main, nav')).toEqual([]);
});

test.for(ids)('on a phone every control beside the board of %s is large enough for a thumb', async (game) => {
  const visitor = await environment.newVisitor({ size: 'phone', touch: true });
  const { page } = visitor;
  await visitor.go(`/t/${await openTable([visitor], { game, bots: 1 })}`);
  await untilMyTurn(page);
  const city = page.locator('[data-target="city"]').first();
  if (await city.isVisible()) await city.tap();
  expect(await smallControls(page, 'main')).toEqual([]);
  for (const tab of await page.getByRole('navigation').getByRole('button').all()) {
    await tab.tap();
    expect(await smallControls(page, 'main')).toEqual([]);
  }
  await page.keyboard.press('m');
  await page.getByRole('dialog', { name: 'List of moves' }).getByRole('listitem').first().waitFor();
  expect(await smallControls(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  // Up to the first turn of the games that begin with a set-up and plans.
  const seen = new Set<string>();
  for (let move = 0; move < 6; move++) {
    await chooseMove(page);
    await untilMyTurn(page);
    const asked = await page.evaluate(readAsked);
    if (seen.has(asked)) continue;
    seen.add(asked);
    expect(await smallControls(page, 'main'), `asked: ${asked}`).toEqual([]);
  }
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByText('Home').waitFor();
  expect(await smallControls(page, '[role=dialog]')).toEqual([]);
});
