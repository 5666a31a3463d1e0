import type { Page } from 'playwright-core';
import type { Asked, Maharaja2020Page } from './support.ts';

/** Answers all decisions until a condition holds or the game is over. */
export async function playUntil(
  board: Maharaja2020Page,
  done: (asked: Asked) => boolean,
  answer: (asked: Asked) => Promise<void>,
  seen: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  for (let asked = await board.asked(); asked !== 'over' && !done(asked); asked = await board.asked()) {
    if (await seen()) return;
    await answer(asked);
  }
}

/** The actions of Brahmabot's turn on its card, and the one that is described in full. */
export async function readActs(
  page: Page,
): Promise<{ readonly told: readonly string[]; readonly open: number }> {
  const acts = page.locator('[data-bot-turn] [data-act]');
  return {
    told: await acts.allTextContents(),
    open: await acts.evaluateAll((all) =>
      all.findIndex((act) => act.getAttribute('aria-expanded') === 'true'),
    ),
  };
}
