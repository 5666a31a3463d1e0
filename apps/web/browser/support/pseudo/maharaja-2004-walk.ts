import { ACTION, Maharaja2004Page } from '@durbar/games/maharaja-2004/test/browser/support.ts';
import { expect } from 'vitest';
import type { Size, Visitor } from '../browser.ts';
import {
  inputMethod,
  type KingdomWalk,
  loadMoments,
  openBoard,
  openDecision,
  playUntil,
  readTips,
  walkCards,
  walkCities,
  walkDrawers,
  walkEnd,
  walkHandover,
  walkPanels,
  walkPlan,
} from './kingdom-walk.ts';
import { requireMoment } from './saved-matches.ts';
import { expectRefusalFits, expectTableFits } from './screen-checks.ts';

const GAME = 'maharaja-2004';
const ADVANCED = { game: GAME, seats: 5, options: { preset: 'advanced2' }, seed: 'b' };
/** Late decisions to look at: all of them on a phone, where prompts have least room. */
const LATE: Readonly<Record<Size, readonly string[]>> = {
  desktop: ['auction', 'exchange', 'act'],
  phone: ['auction', 'draft', 'drop', 'owed', 'give', 'exchange', 'act'],
};
const BASIC = { game: GAME, seats: 5, seed: 'b' };

function createWalk(visitor: Visitor, size: Size): KingdomWalk & { readonly board: Maharaja2004Page } {
  const board = new Maharaja2004Page(visitor.page, inputMethod(size));
  return { visitor, size, board, answer: (asked) => board.reply(asked, async () => {}) };
}

/** Looks at a first round of the basic game, with the tips of a first game. */
export async function walkBasicRound(visitor: Visitor, size: Size): Promise<void> {
  const walk = createWalk(visitor, size);
  const { first } = await loadMoments(BASIC);
  for (const kind of ['draft', 'found', 'plan']) {
    await openDecision(walk, first, kind);
    await readTips(walk, `${GAME}: ${kind}`);
  }
  await walkPlan(walk, `${GAME}: first plan`);
  await walk.board.plan(ACTION.governor, ACTION.character);
  await playUntil(walk, 'act');
  await readTips(walk, `${GAME}: first turn`);
  await walkCards(walk, `${GAME}: first turn`);
  await walkGovernors(walk);
  await walk.board.press(walk.board.end);
  await expectTableFits(visitor, `${GAME}: whether to end`);
  await walk.board.endTurn();
  await playUntil(walk, 'plan');
  await expectTableFits(visitor, `${GAME}: a scoring`);
}

/** On a phone, chooses the card of the governor, the first one, and looks at the governors to choose from. */
async function walkGovernors({ visitor, board, size }: KingdomWalk): Promise<void> {
  if (size !== 'phone') return;
  const { page } = visitor;
  await board.press(page.locator('[data-card="1"]'));
  const governors = page.locator('[data-mark="governor"]');
  await governors.first().waitFor();
  expect(await governors.count()).toBeGreaterThan(1);
  await expectTableFits(visitor, `${GAME}: governors`);
  await page.keyboard.press('Escape');
  await governors.first().waitFor({ state: 'detached' });
}

/** Looks at the decisions of the advanced game, at all that lies above the board, and at the end. */
export async function walkAdvanced(visitor: Visitor, size: Size): Promise<void> {
  const walk = createWalk(visitor, size);
  const { first, last, end } = await loadMoments(ADVANCED);
  await openDecision(walk, first, 'open');
  await visitor.page.locator('[data-mark="open"]').click();
  await expectRefusalFits(visitor, `${GAME}: an auction must be opened`);
  for (const kind of LATE[size]) await openDecision(walk, last, kind);
  await walkCities(walk, `${GAME}: last turn`);
  await walkDrawers(walk, `${GAME}: last turn`);
  // One size is enough for what the boards of the Maharajas share.
  if (size === 'phone') await walkPanels(walk, `${GAME}: last turn`);
  await walkEnd(walk, end);
  if (size === 'desktop') return;
  await openBoard(walk, requireMoment((await loadMoments(BASIC)).last, 'robbed'));
  await expectTableFits(visitor, `${GAME}: robbed`);
  await walkHandover(walk, { ...BASIC, options: { hiddenGold: true } });
}
