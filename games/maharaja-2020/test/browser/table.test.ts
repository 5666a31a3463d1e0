import { expectAccessible } from '@durbar/web/browser/support/access.ts';
import { type VisitorOptions } from '@durbar/web/browser/support/browser.ts';
import { personOf } from '@durbar/web/browser/support/finished.ts';
import { MessageRecorder } from '@durbar/web/browser/support/message-recorder.ts';
import { playOn, untilLastRound } from '@durbar/web/browser/support/play-on.ts';
import type { InputMethod } from '@durbar/web/browser/support/presser.ts';
import { openTable } from '@durbar/web/browser/support/table.ts';
import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import { expect, test } from 'vitest';
import { ACTION, type Asked, openMaharaja2020 } from './support.ts';

const environment = new TestEnvironment();

/** Opens a browser for a player with an input method, and records what is announced. */
async function arrive(inputMethod: InputMethod, options: VisitorOptions = {}) {
  const opened = await openMaharaja2020(environment, inputMethod, options);
  return { ...opened, messages: new MessageRecorder(opened.page) };
}
type Person = Awaited<ReturnType<typeof arrive>>;

/** Answers the decisions of all players until each of them is asked for `goal`, which stays unanswered. */
async function playUntil(
  people: readonly Person[],
  goal: Asked,
  answer: (person: Person, asked: Asked) => Promise<void>,
): Promise<void> {
  for (;;) {
    let arrived = 0;
    let idle = true;
    for (const person of people) {
      const asked = await person.board.askedNow();
      if (asked === goal) arrived++;
      if (asked === null || asked === 'over' || asked === goal) continue;
      idle = false;
      await answer(person, asked);
    }
    if (arrived === people.length) return;
    if (!idle) continue;
    // A bot is thinking, or pages are not updated yet: wait until one of the other players is asked.
    const others: Person[] = [];
    for (const person of people) if ((await person.board.askedNow()) !== goal) others.push(person);
    if (others.length > 0) await Promise.race(others.map(({ board }) => board.asked().catch(() => null)));
  }
}

test('a whole game: two players at desktops, one on a phone, a bot, and a spectator who sees no secret', async () => {
  const people = [await arrive('mouse'), await arrive('mouse'), await arrive('finger')];
  const [mira, jonas, lena] = people as [Person, Person, Person];
  const spectator = await arrive('mouse');
  const table = await openTable(
    people.map(({ visitor }) => visitor),
    { game: 'maharaja-2020', bots: 1 },
  );
  await Promise.all([...people, spectator].map(({ visitor }) => visitor.go(`/t/${table}`)));

  // Set-up on the board.
  await playUntil(people, 'plan', ({ board }, asked) => board.answer(asked));

  // A sealed plan is visible only to its owner, survives a reload and can be changed.
  await mira.board.plan(ACTION.both, ACTION.coins);
  await expect.poll(() => mira.board.signs(0).count()).toBe(2);
  await mira.page.reload();
  await mira.page.locator('[data-sealed="true"]').waitFor();
  await mira.page.locator(`[data-arrow="0"][data-aimed="${ACTION.both}"]`).waitFor();
  await mira.board.aimDisc(ACTION.twoShrines, ACTION.coins);
  await mira.board.seal();
  await spectator.board.seat(0).getByText('locked in').waitFor();
  for (const other of [jonas, lena, spectator]) {
    expect(await other.board.signs(0).count()).toBe(0);
    expect(await other.page.content()).not.toContain('has locked in a plan:');
  }
  await jonas.board.plan(ACTION.statue, ACTION.coins);
  await lena.board.plan(ACTION.both, ACTION.coins);

  // The turn reveals the disc that was sealed last, to all viewers.
  let revealed = false;
  await playUntil(people, 'plan', async ({ board }, asked) => {
    const first = asked === 'act' && board === mira.board && !revealed;
    if (first) {
      await spectator.page.waitForFunction(
        () => document.querySelectorAll('[data-seat="0"] [data-done="false"]').length === 2,
      );
      revealed = true;
    }
    await board.answer(asked, async () => {
      if (first) await takeCoinsBack(mira);
      else if (board === lena.board) await board.useCards();
    });
  });
  expect(revealed).toBe(true);

  // Two players take a character from another player, who chooses a new one at once.
  for (const { board } of [mira, lena]) await board.plan(ACTION.character, ACTION.character);
  await jonas.board.plan(ACTION.coins, ACTION.coins);
  let robbed = 0;
  const taken = new Set<Person>();
  await playUntil(people, 'plan', async (person, asked) => {
    if (asked === 'robbed') robbed++;
    await person.board.answer(asked, async () => {
      if (person === jonas || taken.has(person)) return;
      taken.add(person);
      await takeFrom(person, 1);
    });
  });
  expect(robbed).toBe(2);

  // Travel to the Maharaja until every player has had a reward. The rounds up to the last one go on without the pages.
  while (!people.every(({ board }) => board.answered.has('reward'))) {
    for (const { board } of people) await board.answer('plan');
    await playUntil(people, 'plan', ({ board }, asked) => board.answer(asked));
  }
  const seated = await Promise.all(people.map(({ visitor }) => personOf(visitor)));
  await playOn(seated, { table, game: 'maharaja-2020', until: untilLastRound });
  await playUntil(people, 'over', ({ board }, asked) => board.answerFast(asked));
  for (const { page, board, visitor } of [...people, spectator]) {
    expect(await board.asked()).toBe('over');
    await page.getByRole('region', { name: 'Final scoring' }).waitFor({ state: 'attached' });
    expect(visitor.errors).toEqual([]);
    expect(await visitor.overflow()).toBeLessThanOrEqual(0);
  }
  expect(spectator.messages.plansTooEarly(null)).toEqual([]);
  for (const [seat, { messages }] of people.entries()) expect(messages.plansTooEarly(seat)).toEqual([]);
  expect(spectator.messages.count).toBeGreaterThan(40);
  const kinds = people.flatMap(({ board }) => Array.from(board.answered.keys()));
  expect(kinds).toEqual(expect.arrayContaining(['draft', 'found', 'plan', 'act', 'robbed', 'reward']));

  // On a phone nothing covers the final scoring before one asks for the score.
  await lena.page.getByRole('region', { name: 'Final scoring' }).waitFor();
  expect(await lena.page.getByRole('dialog').count()).toBe(0);
  await lena.page.getByRole('button', { name: 'Score' }).first().tap();
  await lena.page.getByRole('dialog', { name: 'Score' }).waitFor();
  await lena.page.keyboard.press('Escape');
  await lena.page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectAccessible(lena.visitor, 'the final scoring');

  // The spectator looks back to the start, and forward again.
  const score = spectator.page.getByRole('dialog', { name: 'Score' });
  await score.waitFor();
  await spectator.page.keyboard.press('Escape');
  await score.waitFor({ state: 'detached' });
  await spectator.page.keyboard.press('[');
  await spectator.page.getByText(/^\d+ of \d+$/).waitFor();
  await spectator.page.keyboard.press('0');
  await spectator.page.getByRole('button', { name: 'Score' }).waitFor();
});

/** Takes the planned coins, undoes that, and takes them again. */
async function takeCoinsBack({ board }: Person): Promise<void> {
  const coins = () => board.seat(0).locator('[data-purse]').textContent();
  const before = await coins();
  const card = await board.page.getByRole('button', { name: /^Coins\. / }).getAttribute('data-card');
  await board.choose(card ?? '');
  await expect.poll(coins).toBe(String(Number(before) + 3));
  await board.playAndWait(() => board.press(board.undo));
  await expect.poll(coins).toBe(before);
  await board.useCards();
}

/** Takes the character of another seat with any card that allows it. */
async function takeFrom({ board, page }: Person, seat: number): Promise<void> {
  const seats = page.getByRole('button', { name: 'Players' });
  if (await seats.isVisible()) await board.press(seats);
  await board.playAndWait(() => board.press(board.seat(seat).locator('[data-target="character"]')));
}

test('on one screen, a handover screen separates secrets, a round with its rewards is played, and a reload continues', async () => {
  const device = await arrive('mouse');
  const { page, board, visitor } = device;
  await visitor.go('/screen/maharaja-2020');
  const names = page.getByPlaceholder('Your name');
  await names.first().fill('Mira');
  await names.last().fill('Jonas');
  await page.getByRole('button', { name: 'Start' }).click();
  const handover = page.getByRole('button', { name: /^I am / });
  const handovers: string[] = [];
  /** Waits for a decision. Confirms a handover screen first, and records how many tables are visible behind it. */
  const asked = async (): Promise<Asked> => {
    await handover.or(page.locator('[data-asks]:not([data-asks="nothing"])')).first().waitFor();
    if (await handover.isVisible()) {
      handovers.push(`${await handover.textContent()}, ${await page.locator('[data-asks]').count()} tables`);
      await handover.click();
    }
    return board.asked();
  };
  const plans = () => board.answered.get('plan') ?? 0;
  // Set-up and the first plan; then the other person plays, even after a reload.
  const prompts = new Set<string>();
  while (plans() < 1) {
    const kind = await asked();
    const whose = page.locator('[data-whose]');
    prompts.add(`${await whose.textContent()}: ${await page.locator('[data-whose] + h2').textContent()}`);
    await board.answer(kind);
  }
  // The prompt says whose turn it is and what to do.
  const draft = 'Choose your character.';
  expect([...prompts]).toEqual(
    expect.arrayContaining([`Mira, your turn: ${draft}`, `Jonas, your turn: ${draft}`]),
  );
  await handover.waitFor();
  await page.reload();
  while (plans() < 4) {
    const kind = await asked();
    if (kind === 'reward') await page.getByRole('region', { name: /^The Maharaja rewards/ }).waitFor();
    await board.answer(kind, () => board.visit());
  }
  // The screen is handed to both people in each round, whoever is first.
  const both = new Set(['I am Jonas, 0 tables', 'I am Mira, 0 tables']);
  expect([new Set(handovers.slice(0, 2)), new Set(handovers.slice(2))]).toEqual([both, both]);
  expect(board.answered.get('act')).toBeGreaterThanOrEqual(2);
  expect(visitor.errors).toEqual([]);
});
