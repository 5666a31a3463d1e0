import { expectAccessible } from '@durbar/web/browser/support/access.ts';
import { type VisitorOptions } from '@durbar/web/browser/support/browser.ts';
import type { InputMethod } from '@durbar/web/browser/support/presser.ts';
import { tableOf } from '@durbar/web/browser/support/table.ts';
import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import { Wire } from '@durbar/web/browser/support/wire.ts';
import { expect, test } from 'vitest';
import { ACTION, type Asked, openMaharaja2020 } from './support.ts';

const house = new TestEnvironment();

/** Somebody with a browser, how they play, and what they are told. */
async function arrive(hand: InputMethod, options: VisitorOptions = {}) {
  const guest = await openMaharaja2020(house, hand, options);
  return { ...guest, wire: new Wire(guest.page) };
}
type Person = Awaited<ReturnType<typeof arrive>>;

/** A whole game, on a busy machine. */
const LONG = 240_000;

/** Lets everybody answer what they are asked, until all of them are asked for `goal`, which nobody answers. */
async function playUntil(
  people: readonly Person[],
  goal: Asked,
  answer: (person: Person, asked: Asked) => Promise<void>,
): Promise<void> {
  for (;;) {
    let there = 0;
    let idle = true;
    for (const person of people) {
      const asked = await person.court.askedNow();
      if (asked === goal) there++;
      if (asked === null || asked === 'over' || asked === goal) continue;
      idle = false;
      await answer(person, asked);
    }
    if (there === people.length) return;
    if (!idle) continue;
    // A bot thinks, or pages are still to be told; whoever is asked next shows it.
    const others: Person[] = [];
    for (const person of people) if ((await person.court.askedNow()) !== goal) others.push(person);
    if (others.length > 0) await Promise.race(others.map(({ court }) => court.asked().catch(() => null)));
  }
}

test('a whole game: two at desktops, one on a phone, a bot, and somebody who looks on and learns no secret', {
  timeout: LONG,
}, async () => {
  const people = [await arrive('mouse'), await arrive('mouse'), await arrive('finger')];
  const [mira, jonas, lena] = people as [Person, Person, Person];
  const guest = await arrive('mouse');
  const table = await tableOf(
    people.map(({ visitor }) => visitor),
    { game: 'maharaja-2020', bots: 1 },
  );
  await Promise.all([...people, guest].map(({ visitor }) => visitor.go(`/t/${table}`)));

  // Set-up, on the board.
  await playUntil(people, 'plan', ({ court }, asked) => court.answer(asked));

  // A plan is sealed, seen by its owner alone, found again after a reload, and changed.
  await mira.court.plan(ACTION.both, ACTION.coins);
  expect(await mira.court.signs(0).count()).toBe(2);
  await mira.page.reload();
  await mira.page.locator('[data-sealed="true"]').waitFor();
  await mira.page.locator(`[data-arrow="0"][data-aimed="${ACTION.both}"]`).waitFor();
  await mira.court.aimDisc(ACTION.twoShrines, ACTION.coins);
  await mira.court.seal();
  await guest.court.seat(0).getByText('sealed').waitFor();
  for (const other of [jonas, lena, guest]) {
    expect(await other.court.signs(0).count()).toBe(0);
    expect(await other.page.content()).not.toContain('has sealed:');
  }
  await jonas.court.plan(ACTION.statue, ACTION.coins);
  await lena.court.plan(ACTION.both, ACTION.coins);

  // Its turn shows the disc that was sealed last, to everybody.
  let revealed = false;
  await playUntil(people, 'plan', async ({ court }, asked) => {
    const first = asked === 'act' && court === mira.court && !revealed;
    if (first) {
      await guest.page.waitForFunction(
        () => document.querySelectorAll('[data-seat="0"] [data-done="false"]').length === 2,
      );
      revealed = true;
    }
    await court.answer(asked, async () => {
      if (first) await takeCoinsBack(mira);
      else if (court === lena.court) await court.useCards();
    });
  });
  expect(revealed).toBe(true);

  // Two take a character from a player: whoever is robbed chooses a new one at once.
  for (const { court } of [mira, lena]) await court.plan(ACTION.character, ACTION.character);
  await jonas.court.plan(ACTION.coins, ACTION.coins);
  let robbed = 0;
  const taken = new Set<Person>();
  await playUntil(people, 'plan', async (person, asked) => {
    if (asked === 'robbed') robbed++;
    await person.court.answer(asked, async () => {
      if (person === jonas || taken.has(person)) return;
      taken.add(person);
      await takeFrom(person, 1);
    });
  });
  expect(robbed).toBe(2);

  // To where the Maharaja is, until everybody has had a reward; and so to the end.
  await playUntil(people, 'over', ({ court }, asked) =>
    court.answered.has('reward') ? court.rush(asked) : court.answer(asked),
  );
  for (const { page, court, visitor } of [...people, guest]) {
    expect(await court.asked()).toBe('over');
    await page.getByRole('region', { name: 'Final scoring' }).waitFor({ state: 'attached' });
    expect(visitor.complaints).toEqual([]);
    expect(await visitor.overflow()).toBeLessThanOrEqual(0);
  }
  expect(guest.wire.plansTooEarly(null)).toEqual([]);
  for (const [seat, { wire }] of people.entries()) expect(wire.plansTooEarly(seat)).toEqual([]);
  expect(guest.wire.count).toBeGreaterThan(40);
  const kinds = people.flatMap(({ court }) => Array.from(court.answered.keys()));
  expect(kinds).toEqual(expect.arrayContaining(['draft', 'found', 'plan', 'act', 'robbed', 'reward']));

  await lena.page.getByRole('dialog', { name: 'Score' }).waitFor();
  await lena.page.keyboard.press('Escape');
  await lena.page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectAccessible(lena.visitor, 'the final scoring');

  // Whoever looked on goes back to the start, and forward again.
  await guest.page.keyboard.press('Escape');
  await guest.page.keyboard.press('[');
  await guest.page.getByText(/^\d+ of \d+$/).waitFor();
  await guest.page.keyboard.press('0');
  await guest.page.getByRole('button', { name: 'Score' }).waitFor();
});

/** Takes the planned coins, takes that back, and takes them again. */
async function takeCoinsBack({ court }: Person): Promise<void> {
  const coins = () => court.seat(0).locator('[data-purse]').textContent();
  const before = await coins();
  const card = await court.page.getByRole('button', { name: /^Coins\. / }).getAttribute('data-card');
  await court.choose(card ?? '');
  expect(await coins()).toBe(String(Number(before) + 3));
  await court.does(() => court.press(court.undo));
  expect(await coins()).toBe(before);
  await court.useCards();
}

/** Takes the character of another seat, whichever card allows it. */
async function takeFrom({ court, page }: Person, seat: number): Promise<void> {
  const seats = page.getByRole('button', { name: 'Seats' });
  if (await seats.isVisible()) await court.press(seats);
  await court.does(() => court.press(court.seat(seat).locator('[data-target="character"]')));
}

test('round one screen a curtain falls between secrets, a round and its rewards are played, and a reload goes on', {
  timeout: LONG,
}, async () => {
  const device = await arrive('mouse');
  const { page, court, visitor } = device;
  await visitor.go('/screen/maharaja-2020');
  const names = page.getByPlaceholder('Your name');
  await names.first().fill('Mira');
  await names.last().fill('Jonas');
  await page.getByRole('button', { name: 'Start' }).click();
  const lift = page.getByRole('button', { name: /^I am / });
  const looked: string[] = [];
  /** Until something is asked; whoever the curtain waits for lifts it, behind which there is no table. */
  const asked = async (): Promise<Asked> => {
    await lift.or(page.locator('[data-asks]:not([data-asks="nothing"])')).first().waitFor();
    if (await lift.isVisible()) {
      looked.push(`${await lift.textContent()}, ${await page.locator('[data-asks]').count()} tables`);
      await lift.click();
    }
    return court.asked();
  };
  const plans = () => court.answered.get('plan') ?? 0;
  // Set-up, and the first plan: then the other one looks, after a reload too.
  const said = new Set<string>();
  while (plans() < 1) {
    const kind = await asked();
    const whose = page.locator('[data-whose]');
    said.add(`${await whose.textContent()}: ${await page.locator('[data-whose] + h2').textContent()}`);
    await court.answer(kind);
  }
  // Whose turn it is, and what to do in it.
  const draft = 'Choose your character.';
  expect([...said]).toEqual(
    expect.arrayContaining([`Mira, your turn: ${draft}`, `Jonas, your turn: ${draft}`]),
  );
  await lift.waitFor();
  await page.reload();
  while (plans() < 4) {
    const kind = await asked();
    if (kind === 'reward') await page.getByRole('region', { name: /^The Maharaja rewards/ }).waitFor();
    await court.answer(kind, () => court.visit());
  }
  // In each round both look, whoever is first.
  const both = new Set(['I am Jonas, 0 tables', 'I am Mira, 0 tables']);
  expect([new Set(looked.slice(0, 2)), new Set(looked.slice(2))]).toEqual([both, both]);
  expect(court.answered.get('act')).toBeGreaterThanOrEqual(2);
  expect(visitor.complaints).toEqual([]);
});
