import { type Rng, randomBelow, seededRng } from '@durbar/kernel';
import type { Page } from 'playwright-core';
import { Visitor } from '../support/browser.ts';
import { openTable } from '../support/table.ts';
import { awaitPicture, readPicture } from './measure.ts';
import { listTargets, type PressTarget } from './targets.ts';

/** Times of one game's presses, in milliseconds. */
export interface PressTimes {
  readonly game: string;
  readonly times: readonly number[];
  /** Presses that changed nothing on the page within the limit. */
  readonly unanswered: number;
}

/** Milliseconds after which a press counts as unanswered. */
const LIMIT = 1000;
/** Milliseconds to wait for something to press. */
const PATIENCE = 10_000;

const preferences = { askEnd: false, coach: false, coached: [] };

/** Presses what may be pressed at a table of a game against a bot, and measures each press. */
export async function measurePresses(
  browser: Parameters<typeof Visitor.arriveIn>[0],
  url: string,
  game: string,
  presses: number,
): Promise<PressTimes> {
  const visitor = await Visitor.arriveIn(browser, url, {
    motion: 'no-preference',
    preferences: { speed: 'brisk' },
    stored: { [`durbar.${game}`]: preferences },
  });
  const rng = seededRng('press', game);
  const times: number[] = [];
  let unanswered = 0;
  await goToTable(visitor, game);
  while (times.length + unanswered < presses) {
    const targets = await untilTargets(visitor.page);
    if (targets.length === 0) await goToTable(visitor, game);
    else {
      const time = await measurePress(visitor.page, choose(targets, rng));
      if (time === null) unanswered++;
      else times.push(time);
    }
  }
  await visitor.leave();
  return { game, times, unanswered };
}

async function goToTable(visitor: Visitor, game: string): Promise<void> {
  await visitor.go(`/t/${await openTable([visitor], { game, bots: 1 })}`);
}

/** What can be pressed; nothing if the match is over or does not go on. */
async function untilTargets(page: Page): Promise<PressTarget[]> {
  for (let waited = 0; waited < PATIENCE; waited += 100) {
    const targets = await page.evaluate(listTargets);
    if (targets.length > 0) return targets;
    await page.waitForTimeout(100);
  }
  return [];
}

/** Draws a kind first, so that the many sites of a map do not hide the few actions. */
function choose(targets: readonly PressTarget[], rng: Rng): PressTarget {
  const kinds = [...new Set(targets.map(({ kind }) => kind))];
  const kind = kinds[randomBelow(rng, kinds.length)];
  const ofKind = targets.filter((target) => target.kind === kind);
  const target = ofKind[randomBelow(rng, ofKind.length)];
  if (!target) throw new Error('there is nothing to press');
  return target;
}

/** Moves the pointer there first, so that what it shows on the way is not counted. */
async function measurePress(page: Page, { x, y }: PressTarget): Promise<number | null> {
  await page.mouse.move(x, y);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.evaluate(awaitPicture, LIMIT);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(readPicture);
}
