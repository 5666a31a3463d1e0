import { ACTION, Maharaja2020Page } from '@durbar/games/maharaja-2020/test/browser/support.ts';
import type { Size, Visitor } from '../browser.ts';
import {
  inputMethod,
  type KingdomWalk,
  loadMoments,
  openDecision,
  readTips,
  walkDrawers,
  walkEnd,
} from './kingdom-walk.ts';
import type { SavedMoments } from './saved-matches.ts';
import { expectTableFits } from './screen-checks.ts';

/** Opens Brahmabot's sheet: what it did, its tiles, and the characters that are gone. */
async function walkSheet({ visitor: { page }, visitor, board, size }: KingdomWalk): Promise<void> {
  if (size === 'phone') await board.press(page.locator('nav button').nth(1));
  await board.press(page.locator('[data-bot-tile]:not([data-bot-tile="hidden"])').first());
  await expectTableFits(visitor, 'solo: a tile in words');
  await board.press(page.locator('[data-seat="1"] button[aria-expanded]'));
  const sheet = page.locator('[data-bot-sheet]');
  await sheet.waitFor();
  await expectTableFits(visitor, 'solo: its sheet');
  const acts = sheet.locator('[data-act]');
  if ((await acts.count()) > 0) {
    await board.press(acts.last());
    await expectTableFits(visitor, 'solo: its sheet, an act in full');
  }
  await page.keyboard.press('Escape');
}

/** Takes the lowest reward in reach by a click without a pointer: a tap now and then never ends without rasterization. */
const takeReward = ({ board }: KingdomWalk): Promise<void> =>
  board.playAndWait(() => board.legalTargets('tile').last().dispatchEvent('click'));

/** Looks at a game against Brahmabot: a choice, a plan against its tiles, its turn step by step, and the end. */
export async function walkSolo(visitor: Visitor, size: Size): Promise<void> {
  const board = new Maharaja2020Page(visitor.page, inputMethod(size));
  const walk: KingdomWalk = { visitor, size, board, answer: (asked) => board.answer(asked, async () => {}) };
  const { first, last, end } = await loadMoments({
    game: 'maharaja-2020',
    seats: 1,
    options: { solo: 'hard' },
    seed: 'c',
  });
  await openDecision(walk, first, 'draft');
  await openDecision(walk, last, 'robbed');
  await openDecision(walk, last, 'plan');
  await walkSheet(walk);
  // One size is enough for what is played on.
  if (size === 'phone') await walkRound(walk, first);
  await walkEnd(walk, end);
}

/** Looks at Brahmabot's first turn, step by step. */
async function walkRound(walk: KingdomWalk, first: SavedMoments['first']): Promise<void> {
  const { visitor, board } = walk;
  await openDecision(walk, first, 'plan');
  // Until it is read, a tip takes the place of the disc.
  await readTips(walk, 'solo: first plan');
  await board.plan(ACTION.coins, ACTION.shrines);
  let steps = 0;
  for (let asked = await board.asked(); asked !== 'plan'; asked = await board.asked()) {
    if (asked === 'next' && steps < 4) await expectTableFits(visitor, `solo: step ${++steps} of its turn`);
    if (asked === 'reward') await takeReward(walk);
    else await board.answer(asked, async () => {});
  }
  await expectTableFits(visitor, 'solo: the second plan');
  await walkSheet(walk);
  await walkDrawers(walk, 'solo');
}
