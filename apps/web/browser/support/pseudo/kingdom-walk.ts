import type { Maharaja2020Page } from '@durbar/games/maharaja-2020/test/browser/support.ts';
import type { StoredMatch } from '../../../src/local/match-library.ts';
import type { Size, Visitor } from '../browser.ts';
import type { InputMethod } from '../presser.ts';
import { NAME } from './environment.ts';
import { type MatchPlan, openSaved, playMoments, requireMoment, type SavedMoments } from './saved-matches.ts';
import { checkDialog, checkPanels, expectPageFits, expectTableFits, pageButton } from './screen-checks.ts';

/** What a walk of a Maharaja's board needs to know of its game. */
export interface KingdomWalk {
  readonly visitor: Visitor;
  readonly size: Size;
  readonly board: Maharaja2020Page;
  /** Answers what is asked. */
  readonly answer: (asked: Awaited<ReturnType<Maharaja2020Page['asked']>>) => Promise<void>;
}

export const inputMethod = (size: Size): InputMethod => (size === 'phone' ? 'finger' : 'mouse');

const played = new Map<string, Promise<SavedMoments>>();

/** The moments of a match, which is played once for both sizes. */
export function loadMoments(plan: MatchPlan): Promise<SavedMoments> {
  const key = JSON.stringify(plan);
  const found = played.get(key) ?? playMoments(plan, NAME);
  played.set(key, found);
  return found;
}

/** Opens a moment and waits for its board. */
export async function openBoard({ visitor: { page } }: KingdomWalk, kept: StoredMatch): Promise<void> {
  await openSaved(page, kept);
  await page.locator('[data-asks]').waitFor();
}

/** Opens a kind of decision, and checks it. */
export async function openDecision(
  walk: KingdomWalk,
  moments: ReadonlyMap<string, StoredMatch>,
  kind: string,
): Promise<void> {
  const kept = requireMoment(moments, kind);
  await openBoard(walk, kept);
  await walk.board.asked();
  await expectTableFits(walk.visitor, `${kept.game}: ${kind}`);
}

/** Reads all tips of a first game that are shown now, and checks each. */
export async function readTips({ visitor, board }: KingdomWalk, what: string): Promise<void> {
  const tip = visitor.page.getByRole('complementary');
  for (let read = 1; await tip.isVisible(); read++) {
    await expectTableFits(visitor, `${what}, tip ${read}`);
    const text = await tip.textContent();
    await board.press(tip.getByRole('button').nth(-2));
    await visitor.page.waitForFunction((was) => document.querySelector('aside')?.textContent !== was, text);
  }
}

/** Turns the arrows of the disc to each action on a phone, where they have least room, else to some; then enlarges map and disc. */
export async function walkPlan(walk: KingdomWalk, what: string): Promise<void> {
  const { visitor, board } = walk;
  const { page } = visitor;
  await board.onward();
  await readTips(walk, what);
  for (const action of walk.size === 'phone' ? [0, 2, 4, 6, 8] : [0, 7]) {
    await board.aimDisc(action, (action + 1) % 9);
    await expectTableFits(visitor, `${what}, actions ${action} and ${(action + 1) % 9}`);
  }
  if (walk.size !== 'phone') return;
  for (const larger of ['map', 'disc']) {
    await board.press(page.locator(`[data-mark="larger-${larger}"]`));
    await expectTableFits(visitor, `${what}, with the larger ${larger}`);
  }
  await board.press(page.locator('[data-mark="larger-disc"]'));
}

/** Presses each card of a turn: those that can't be used say why, others show what they can do or have done it. */
export async function walkCards({ visitor }: KingdomWalk, what: string): Promise<void> {
  const { page } = visitor;
  const count = await page.locator('[data-card]').count();
  for (let card = 1; card <= count; card++) {
    const shown = page.locator(`[data-card="${card}"]`);
    // An ability that works by itself does nothing when it is pressed.
    if ((await shown.getAttribute('data-state')) === 'passive') continue;
    const before = await page.locator('[data-decision]').getAttribute('data-decision');
    await shown.click({ force: true });
    await page.waitForFunction(
      ([number, was]) => {
        const table = document.querySelector<HTMLElement>('[data-asks="act"][data-busy="false"]');
        if (!table) return false;
        const effects = `[class*="refusal"], [data-mark="option"], [data-card="${number}"][aria-pressed="true"]`;
        return table.dataset['decision'] !== was || table.querySelector(effects) !== null;
      },
      [card, before],
    );
    await expectTableFits(visitor, `${what}, card ${card}`);
    await page.keyboard.press('Escape');
  }
}

/** Opens the cards of the first cities. */
export async function walkCities({ visitor, board }: KingdomWalk, what: string): Promise<void> {
  const { page } = visitor;
  const cities = page.locator('[data-target="city"]');
  await cities.nth(1).waitFor();
  for (const city of [0, 1]) {
    await board.pressCity(cities.nth(city));
    await page.locator('section[data-open="true"]').waitFor();
    await expectTableFits(visitor, `${what}, city ${city}`);
  }
  await page.keyboard.press('Escape');
}

/** On a phone, opens the drawers under the map. */
export async function walkDrawers({ visitor, board, size }: KingdomWalk, what: string): Promise<void> {
  if (size !== 'phone') return;
  const tabs = visitor.page.locator('nav button');
  for (let tab = (await tabs.count()) - 1; tab >= 0; tab--) {
    await board.press(tabs.nth(tab));
    await expectTableFits(visitor, `${what}, drawer ${tab}`);
  }
}

/** Opens everything that lies above a table, and looks back. */
export async function walkPanels({ visitor }: KingdomWalk, what: string): Promise<void> {
  const { page } = visitor;
  await checkPanels(visitor, what, ['m', 'l', 'b', '?']);
  await page.keyboard.press('[');
  const slider = page.getByRole('slider');
  await slider.waitFor();
  await expectTableFits(visitor, `${what}, looking back`);
  await slider.press('Home');
  await expectTableFits(visitor, `${what}, at the start`);
  await pageButton(page, 'history.close').click();
  await slider.waitFor({ state: 'detached' });
}

/** Looks at a finished game: the final scoring, what lies under it, and the score. */
export async function walkEnd(walk: KingdomWalk, end: StoredMatch): Promise<void> {
  const { visitor } = walk;
  await openBoard(walk, end);
  await visitor.page.locator('[data-phase="over"]').waitFor();
  await expectTableFits(visitor, `${end.game}: the end`);
  await pageButton(visitor.page, 'over.score').first().click();
  await checkDialog(visitor, `${end.game}: score`);
  await visitor.page.locator('[data-final] header button').click();
  await expectTableFits(visitor, `${end.game}: the end, at the map`);
  await walkDrawers(walk, `${end.game}: the end`);
}

/** Looks at the handover of one screen between two people, and at the plan after it. */
export async function walkHandover(walk: KingdomWalk, plan: MatchPlan): Promise<void> {
  const { visitor } = walk;
  const { first } = await loadMoments({ ...plan, seats: 2, people: 2 });
  await openSaved(visitor.page, requireMoment(first, 'plan'));
  const handover = pageButton(visitor.page, 'handover.confirm');
  await handover.waitFor();
  await expectPageFits(visitor, `${plan.game}: handover`);
  await handover.click();
  await walk.board.asked();
  await expectTableFits(visitor, `${plan.game}: one screen`);
}

/** Answers until a kind of decision is asked. */
export async function playUntil({ board, answer }: KingdomWalk, kind: string): Promise<void> {
  for (let asked = await board.asked(); asked !== kind && asked !== 'over'; asked = await board.asked())
    await answer(asked);
}
