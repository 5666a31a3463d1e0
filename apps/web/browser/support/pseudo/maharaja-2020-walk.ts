import { ACTION, Maharaja2020Page } from '@durbar/games/maharaja-2020/test/browser/support.ts';
import type { Size, Visitor } from '../browser.ts';
import {
  inputMethod,
  type KingdomWalk,
  loadMoments,
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
import { expectTableFits } from './screen-checks.ts';

const GAME = 'maharaja-2020';

/** Late decisions to look at: all of them on a phone, where prompts have least room. */
const LATE: Readonly<Record<Size, readonly string[]>> = {
  desktop: ['reward', 'act'],
  phone: ['owed', 'robbed', 'reward', 'shrine', 'buy', 'maharani', 'act'],
};

function createWalk(visitor: Visitor, size: Size): KingdomWalk & { readonly board: Maharaja2020Page } {
  const board = new Maharaja2020Page(visitor.page, inputMethod(size));
  return { visitor, size, board, answer: (asked) => board.answer(asked, async () => {}) };
}

/** Looks at a first round, with the tips of a first game: from the draft to the plan after the scoring. */
export async function walkFirstRound(visitor: Visitor, size: Size): Promise<void> {
  const walk = createWalk(visitor, size);
  const { first } = await loadMoments({ game: GAME, seats: 4, seed: 'b' });
  for (const kind of ['draft', 'found', 'plan']) {
    await openDecision(walk, first, kind);
    await readTips(walk, `${GAME}: ${kind}`);
  }
  await walkPlan(walk, `${GAME}: first plan`);
  await walk.board.plan(ACTION.both, ACTION.twoShrines);
  await playUntil(walk, 'act');
  await readTips(walk, `${GAME}: first turn`);
  await walkCards(walk, `${GAME}: first turn`);
  await walk.board.press(walk.board.end);
  await expectTableFits(visitor, `${GAME}: whether to end`);
  await walk.board.endTurn();
  await playUntil(walk, 'plan');
  await expectTableFits(visitor, `${GAME}: a scoring`);
}

/** Looks at what is asked late in a game, at all that lies above the board, and at the end. */
export async function walkLateGame(visitor: Visitor, size: Size): Promise<void> {
  const walk = createWalk(visitor, size);
  const plan = { game: GAME, seats: 4, seed: 'b' };
  const { last, end } = await loadMoments(plan);
  for (const kind of LATE[size]) await openDecision(walk, last, kind);
  await walkCities(walk, `${GAME}: last turn`);
  await walkDrawers(walk, `${GAME}: last turn`);
  await walkPanels(walk, `${GAME}: last turn`);
  await walkEnd(walk, end);
  await walkHandover(walk, plan);
}
