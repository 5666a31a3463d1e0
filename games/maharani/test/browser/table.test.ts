import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import { describe, expect, test } from 'vitest';
import { testStates } from './states.ts';
import { MaharaniPage } from './support.ts';
import { playOut, sit } from './table-support.ts';

const environment = new TestEnvironment();

/** Time limit for a whole game on a busy machine, in milliseconds. */
const LONG = 240_000;

describe('a whole game', () => {
  test('by tapping, on a phone', { timeout: LONG }, async () => {
    const { board, visitor } = await sit(environment, 'finger', 1);
    const played = await playOut(board);
    expect(played.get('chosen'), 'workers of two colours').toBeGreaterThan(0);
    expect(await visitor.overflow()).toBe(0);
    expect(visitor.errors).toEqual([]);
  });
});

describe('a selected tile', () => {
  test('highlights the spaces where it fits, and shows the effects of placing it before it is placed', async () => {
    const { board, page } = await sit(environment, 'mouse', 3);
    await board.takeTile();
    const space = board.legalTargets.first();
    const label = await space.getAttribute('aria-label');
    expect(label).toMatch(/^[A-H][1-8], \w+ quarter: \+\d/);
    await space.hover();
    const card = page.getByRole('heading', { level: 3, name: /quarter/ });
    await card.waitFor();
    expect(await card.textContent()).toContain(label?.slice(0, 2));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await board.gone('[data-space]');
    expect(await board.undo.getAttribute('aria-disabled')).toBe('true');
  });

  test.each(['finger', 'mouse'] as const)(
    'does not come from an empty slot, and the board says so (%s)',
    async (inputMethod) => {
      const { board, page, visitor } = await sit(environment, inputMethod, 1);
      await board.takeTile();
      await board.drop();
      if ((await board.asked()) === 'worker') await board.chooseWorker();
      const empty = page.locator('[data-slot][aria-disabled="true"]').first();
      await empty.waitFor();
      await (inputMethod === 'finger' ? empty.tap({ force: true }) : empty.click({ force: true }));
      await page.getByRole('button', { name: 'MHR-2.2' }).waitFor();
      expect(visitor.errors).toEqual([]);
    },
  );

  test('says why it cannot go elsewhere, and why an action is not allowed, with the clause', async () => {
    const { board, page } = await sit(environment, 'mouse', 3);
    await board.takeTile();
    const dark = page
      .getByRole('cell')
      .filter({ hasText: /^[A-H]\d: free/ })
      .first();
    const box = await dark.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 30);
    await page.getByText('MHR-2.3').waitFor();
    await board.end.click({ force: true });
    // The clause opens the rules at its place; the way back shows the reason again.
    await page.getByRole('button', { name: 'MHR-2.6' }).click();
    const rules = page.getByRole('dialog', { name: 'Rules' });
    await rules.locator('[aria-current="location"]').getByText('MHR-2.6').waitFor();
    await rules.getByLabel('Search the rules').fill('bag empty');
    await rules.getByText('MHR-5.2').waitFor();
    expect(await rules.getByText('MHR-2.6').count()).toBe(0);
    await page.keyboard.press('Escape');
    await rules.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Close' }).click();
    await board.gone('[class*="refusal"]');
  });

  test('can be dragged to its space, and undone', async () => {
    const { board, page } = await sit(environment, 'mouse', 3);
    const tile = board.tiles.first();
    await board.takeTile();
    const target = board.legalTargets.first();
    const label = (await target.getAttribute('aria-label')) ?? '';
    const from = await tile.boundingBox();
    const to = await target.boundingBox();
    if (!from || !to) throw new Error('both are shown');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y - 40, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2 + 8, to.y + to.height / 2 - 6, { steps: 6 });
    await page.mouse.up();
    await board.gone('[data-space]');
    const laid = page.getByRole('cell').filter({ hasText: new RegExp(`^${label.slice(0, 2)}: (?!free)`) });
    await laid.waitFor({ state: 'attached' });
    await board.press(board.undo);
    await page
      .getByRole('cell')
      .filter({ hasText: new RegExp(`^${label.slice(0, 2)}: free`) })
      .waitFor({ state: 'attached' });
  });

  test('moves between target spaces by arrow keys, with the gold ring, and is deselected by Esc', async () => {
    const { board, page } = await sit(environment, 'keys', 3);
    await board.takeTile();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-space') ?? null);
    await expect.poll(focused).not.toBeNull();
    const first = await focused();
    const seen = new Set([first]);
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press(key);
      seen.add(await focused());
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(seen).not.toContain(null);
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    );
    expect(outline).toBe('solid');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-slot'));
  });

  test('turns by R if the columns allow it', async () => {
    const { board, page } = await sit(environment, 'keys', 3);
    const free = page.getByRole('button', { name: /^Tile \d.*centre column.*fits/ }).first();
    // Every deal has a centre tile sooner or later; play until one comes.
    for (let turn = 0; turn < 12 && (await free.count()) === 0; turn++) {
      await board.turn();
      await board.asked();
    }
    await page.keyboard.press(String(Number(await free.getAttribute('data-slot')) + 1));
    await board.legalTargets.first().waitFor();
    const pressed = page
      .getByRole('group', { name: 'Rotate the tile' })
      .getByRole('button', { pressed: true });
    const before = await pressed.getAttribute('aria-label');
    await page.keyboard.press('r');
    const after = await pressed.getAttribute('aria-label');
    expect(after).not.toBe(before);
    await page.keyboard.press('Shift+R');
    expect(await pressed.getAttribute('aria-label')).toBe(before);
  });
});

test('with two seats the worker is chosen on the floor, and stands there', async () => {
  const { board, page } = await sit(environment, 'mouse', 1);
  let done = '';
  for (let turn = 0; turn < 20 && done !== 'chosen'; turn++) done = await board.turn();
  expect(done).toBe('chosen');
  await board.asked();
  const mine = page
    .getByRole('cell')
    .filter({ hasText: /worker of .*, (vermilion|peacock|marigold|indigo|ebony)$/ });
  expect(await mine.count()).toBeGreaterThan(0);
});

test('the turn ends automatically once no tile can be placed, if the player has chosen that', async () => {
  const { board, page } = await sit(environment, 'mouse', 3);
  const liking = page.getByRole('switch', { name: 'End my turn automatically' });
  await page.getByText('End my turn automatically').click();
  expect(await liking.isChecked()).toBe(true);
  for (const _ of ['first', 'second']) {
    await board.takeTile();
    await board.drop();
  }
  await board.gone('[data-mark="end"]:not([aria-disabled="true"])');
  await page.getByText('second tile').first().waitFor();
});

test('on a phone the viewer’s own panel stays while others play', async () => {
  const { board, page } = await sit(environment, 'finger', 2, {
    motion: 'no-preference',
    preferences: { speed: 'calm' },
  });
  const panel = page.locator('section[data-mine]');
  await panel.getByRole('heading', { name: 'Your turn', exact: true }).waitFor();
  // What is there in the turns of bots is looked at at once, since it does not stay: the skip button covers nothing.
  const found = page.waitForFunction(() => {
    const mine = document.querySelector<HTMLElement>('section[data-mine]');
    const lines = mine?.innerText.split('\n') ?? [];
    if (!lines.includes('You') || !lines.some((line) => /^Bot .+ is playing\.$/.test(line))) return null;
    const buttons = [...document.querySelectorAll('button')];
    const skip = buttons.find(({ textContent }) => textContent === 'Skip')?.getBoundingClientRect();
    if (!skip) return null;
    return buttons
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < skip.right && right > skip.left && top < skip.bottom && bottom > skip.top;
      })
      .map(({ textContent }) => textContent);
  });
  await board.turn();
  expect(await (await found).jsonValue()).toEqual(['Skip']);
});

test('on one screen the panel of a phone belongs to the person whose turn it is', async () => {
  const visitor = await environment.newVisitor({ size: 'phone', touch: true });
  const { page } = visitor;
  await visitor.go('/screen/maharani');
  const names = page.getByPlaceholder('Your name');
  await names.first().fill('Mira');
  await names.last().fill('Jonas');
  await page.getByRole('button', { name: 'Start' }).click();
  const board = new MaharaniPage(page, 'finger');
  const panel = page.locator('section[data-mine="true"]');
  const whose = () => panel.getByRole('button').getAttribute('aria-label');
  await panel.waitFor();
  const first = await whose();
  await panel.getByRole('heading', { name: `${first} to play` }).waitFor();
  await board.takeTile();
  await board.drop();
  const ready = page.locator('[data-mark="end"]:not([aria-disabled="true"])');
  await board.options.first().or(ready).first().waitFor();
  if ((await board.options.count()) > 0) await board.chooseWorker();
  await ready.waitFor();
  await board.press(board.end);
  const second = first === 'Mira' ? 'Jonas' : 'Mira';
  await panel.getByRole('heading', { name: `${second} to play` }).waitFor();
  expect(await whose()).toBe(second);
  expect(await visitor.overflow()).toBe(0);
});

test('on a narrow phone a crowded place is enlarged before a tap counts', async () => {
  const { board, page } = await sit(environment, 'finger', 3, { viewport: { width: 340, height: 700 } });
  let crowded = false;
  const count = await board.tiles.count();
  for (let i = 0; i < count && !crowded; i++) {
    await board.tiles.nth(i).tap();
    await board.legalTargets.first().waitFor();
    crowded = await page.evaluate(() => {
      const middles = [...document.querySelectorAll('[data-space]')].map((one) => {
        const { x, y } = one.getBoundingClientRect();
        return { x, y };
      });
      return middles.some((a, at) =>
        middles.some((b, other) => at !== other && Math.hypot(a.x - b.x, a.y - b.y) < 44),
      );
    });
  }
  expect(crowded, 'an empty floor has neighbours that fit').toBe(true);
  const width = async () => (await board.legalTargets.first().boundingBox())?.width ?? 0;
  const before = await width();
  const pair = await page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-space]')].map((one) => ({
      id: one.getAttribute('data-space'),
      box: one.getBoundingClientRect(),
    }));
    return all.find(({ box }) =>
      all.some((other) => other.box !== box && Math.hypot(other.box.x - box.x, other.box.y - box.y) < 44),
    )?.id;
  });
  await page.locator(`[data-space="${pair}"]`).tap();
  await page.getByRole('button', { name: 'Whole floor' }).waitFor();
  await expect.poll(width).toBeGreaterThan(before * 1.9);
  await page.locator(`[data-space="${pair}"]`).tap();
  await page.getByRole('button', { name: 'Whole floor' }).waitFor({ state: 'detached' });
});

describe('movement', () => {
  /** Counts pieces that move from now on, except the animation of targets, which is a style. */
  const watch = (page: MaharaniPage['page']) =>
    page.evaluate(() => {
      const seen = { moved: 0, moving: 0 };
      const styled = (one: Animation) => one instanceof CSSAnimation || one instanceof CSSTransition;
      const look = () => {
        const running = document.getAnimations().filter((one) => one.playState === 'running');
        seen.moving = running.filter((one) => !styled(one)).length;
        seen.moved += seen.moving;
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { durbarSeen: seen });
    });
  const seen = (page: MaharaniPage['page']) =>
    page.evaluate(() => (window as unknown as { durbarSeen: { moved: number; moving: number } }).durbarSeen);

  test('shows a step, and ends with the right gold', async () => {
    const { board, page } = await sit(environment, 'mouse', 3, {
      motion: 'no-preference',
      preferences: { speed: 'calm' },
    });
    await board.takeTile();
    await watch(page);
    await board.press(board.legalTargets.first());
    await expect.poll(async () => (await seen(page)).moved).toBeGreaterThan(0);
    await expect.poll(async () => (await seen(page)).moving).toBe(0);
    const plate = page.getByRole('button', { name: /, to play: / });
    const gold = /: (\d+) gold/.exec((await plate.getAttribute('aria-label')) ?? '')?.[1];
    // The number on it runs up to there.
    await expect.poll(() => plate.locator('b').first().textContent()).toBe(gold);
  });

  test('does not happen if the system asks for reduced motion', async () => {
    const { board, page } = await sit(environment, 'mouse', 3, {
      motion: 'reduce',
      preferences: { speed: 'calm' },
    });
    await board.takeTile();
    // Targets are highlighted all the same.
    const light = await board.legalTargets
      .first()
      .evaluate((space) => getComputedStyle(space, '::after').opacity);
    expect(Number(light)).toBeGreaterThan(0.5);
    await watch(page);
    await board.press(board.legalTargets.first());
    await board.asked();
    await board.endTurn();
    expect((await seen(page)).moved).toBe(0);
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1,
        )
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : 'unknown'));
    expect(await page.evaluate(running)).toEqual([]);
  });
});

testStates(environment, 'phone', 'en-GB');

test('an upright tablet shows a large floor with all seats, their markers and the log', async () => {
  const { page } = await sit(environment, 'finger', 3, { viewport: { width: 820, height: 1180 } });
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (!found) throw new Error(`there is no ${selector}`);
    return { ...found, bottom: found.y + found.height };
  };
  const floor = await box('[data-place="board"]');
  expect(floor.width).toBeGreaterThan(760);
  for (const seat of [1, 2, 3])
    expect((await box(`[data-place="seat-${seat}"]`)).bottom).toBeLessThan(floor.y);
  const log = await box('section[aria-label="Log"]');
  expect(log.y).toBeGreaterThan(floor.bottom);
  expect(log.bottom).toBeLessThanOrEqual(1180);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1180);
  const small = await page
    .locator('button:visible')
    .evaluateAll((all) =>
      all.filter((each) => Math.min(each.clientWidth, each.clientHeight) < 40).map((each) => each.outerHTML),
    );
  expect(small).toEqual([]);
});
