import { expectAccessible } from '@durbar/web/browser/support/access.ts';
import type { VisitorOptions } from '@durbar/web/browser/support/browser.ts';
import { personOf } from '@durbar/web/browser/support/finished.ts';
import { MessageRecorder } from '@durbar/web/browser/support/message-recorder.ts';
import { playOn, untilLastRound } from '@durbar/web/browser/support/play-on.ts';
import type { InputMethod } from '@durbar/web/browser/support/presser.ts';
import { openSaved, playMoments, requireMoment } from '@durbar/web/browser/support/pseudo/saved-matches.ts';
import { openMoves, openTable } from '@durbar/web/browser/support/table.ts';
import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import { expect, test } from 'vitest';
import { ACTION, type Asked, openMaharaja2004, playOut } from './support.ts';

const environment = new TestEnvironment();

const arrive = (inputMethod: InputMethod, options?: VisitorOptions) =>
  openMaharaja2004(environment, inputMethod, options);

test('the basic game of four, with a mouse: refusals, an undo, a scoring, and the final result', async () => {
  const { visitor, page, board } = await arrive('mouse');
  const table = await openTable([visitor], { game: 'maharaja-2004', bots: 3 });
  await visitor.go(`/t/${table}`);
  for (let asked = await board.question(); asked !== 'plan'; asked = await board.question())
    await board.reply(asked);
  await expectAccessible(visitor, 'planning');
  await board.plan(ACTION.gold, ACTION.palace);
  // Another seat may take the player's character first.
  for (let asked = await board.question(); asked !== 'act'; asked = await board.question())
    await board.reply(asked);
  expect(await page.locator('section[data-open="true"]').count()).toBe(0);

  // These actions cannot take another seat's character, and the board says why.
  await board.seat(1).locator('[data-target="character"]').first().click({ force: true });
  await page.getByText('You have not planned this').first().waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  // An opened card of a city has its own place, so it stays open after a move.
  const opened = page.locator('section[data-open="true"]');
  await board.pressCity(page.locator('[data-target="city"]').first());
  await opened.waitFor();
  const gold = () => board.seat(0).locator('[data-purse]').textContent();
  const before = Number(await gold());
  await board.choose(await board.cardNamed(/^2 gold\. /));
  await expect.poll(gold).toBe(String(before + 2));
  expect(await opened.count()).toBe(1);
  await board.playAndWait(() => board.press(board.undo));
  await expect.poll(gold).toBe(String(before));
  await expectAccessible(visitor, 'a turn');
  await board.reply('act', () => board.useCards());

  // The last scoring stays visible on the map until the next plan is begun.
  while ((await board.question()) !== 'plan') await board.reply(await board.question());
  const scoring = page.getByRole('region', { name: /^The Maharaja rewards/ });
  await scoring.waitFor();
  await expectAccessible(visitor, 'a scoring');
  const person = await personOf(visitor);
  await playOut(board, 2, {
    skip: () => playOn([person], { table, game: 'maharaja-2004', until: untilLastRound }),
  });
  const final = page.getByRole('region', { name: 'Final scoring' });
  await final.getByRole('rowheader', { name: 'Inner palaces' }).waitFor({ state: 'attached' });
  await page.getByRole('dialog', { name: 'Score' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectAccessible(visitor, 'the final scoring');
  expect(visitor.errors).toEqual([]);
  expect(await visitor.overflow()).toBeLessThanOrEqual(0);
});

test('on one screen, a phone is handed round, with a handover screen before each secret', async () => {
  const { visitor, page, board } = await arrive('finger');
  await visitor.go('/screen/maharaja-2004');
  const names = page.getByPlaceholder('Your name');
  await names.first().fill('Mira');
  await names.last().fill('Jonas');
  await page.getByRole('button', { name: 'Start' }).click();
  const handover = page.getByRole('button', { name: /^I am / });
  const confirmed = new Set<string>();
  /** Waits for a decision; the person of a handover confirms it. */
  const asked = async (): Promise<Asked> => {
    await handover
      .or(page.locator('[data-asks]:not([data-asks="nothing"]), [data-phase="over"]'))
      .first()
      .waitFor();
    if (await handover.isVisible()) {
      confirmed.add((await handover.textContent()) ?? '');
      await handover.tap();
    }
    return board.question();
  };
  const said = new Set<string>();
  /** Checks the lines above the cards: whose turn it is, what to do, and whose stock the bar shows. */
  const isAddressed = async (kind: Asked): Promise<void> => {
    const seat = await page.locator('[data-whose]').getAttribute('data-whose');
    expect(await page.locator('[data-purse]').first().getAttribute('data-purse')).toBe(seat);
    const whose = (await page.locator('[data-whose]').textContent()) ?? '';
    expect(whose).toContain(seat === '0' ? 'Mira' : 'Jonas');
    const title = await page.locator('[data-whose] + h2').textContent();
    said.add(`${kind}: ${whose} ${title}`);
  };
  for (let kind = await asked(); kind !== 'plan'; kind = await asked()) {
    await isAddressed(kind);
    await board.reply(kind);
  }
  await isAddressed('plan');
  expect([...said]).toEqual(
    expect.arrayContaining([
      'draft: Mira, your turn Choose a character.',
      'draft: Jonas, your turn Choose a character.',
      'found: Mira, your turn Place a starting house in a village, free of charge.',
      'found: Jonas, your turn Place a starting house in a village, free of charge.',
    ]),
  );
  await expectAccessible(visitor, 'planning by finger');
  // Between the first rounds and the last one nothing new comes.
  const skip = async () => {
    const { last } = await playMoments({ game: 'maharaja-2004', seats: 2, people: 2 }, '');
    await openSaved(page, { ...requireMoment(last, 'plan'), names: ['Mira', 'Jonas'] });
  };
  await playOut(board, 3, { asked, skip });
  expect(confirmed).toEqual(new Set(['I am Jonas', 'I am Mira']));
  await page.getByRole('region', { name: 'Final scoring' }).waitFor({ state: 'attached' });
  expect(visitor.errors).toEqual([]);
  expect(await visitor.overflow()).toBeLessThanOrEqual(0);
});

type Person = Awaited<ReturnType<typeof arrive>>;

/** Brings two people, in seats 0 and 1, to the decision that both answer with a plan. Returns their table. */
async function planTogether(people: readonly [Person, Person]): Promise<string> {
  const visitors = people.map(({ visitor }) => visitor);
  const table = await openTable(visitors, { game: 'maharaja-2004' });
  await Promise.all(visitors.map((visitor) => visitor.go(`/t/${table}`)));
  const next = () => Promise.race(people.map(async ({ board }) => ({ board, kind: await board.question() })));
  for (let asked = await next(); asked.kind !== 'plan'; asked = await next())
    await asked.board.reply(asked.kind);
  await Promise.all(people.map(({ board }) => board.question()));
  return table;
}

test('a plan is sealed from the list of moves: the focus stays in the list, and Esc closes it', async () => {
  const people = [await arrive('mouse', { own: true }), await arrive('mouse')] as const;
  const [{ page }] = people;
  let answers = Promise.resolve();
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => void answers.then(() => socket.send(message)));
  });
  await planTogether(people);
  const dialog = await openMoves(page);
  const move = dialog.getByRole('listitem').getByRole('button').first();
  // The answer takes longer than it takes to draw the page with all moves disabled.
  let answer = (): void => undefined;
  answers = new Promise((resolve) => {
    answer = resolve;
  });
  await move.press('Enter');
  await page.waitForFunction(() => document.querySelector('[role=dialog] li button:disabled'));
  expect(await dialog.evaluate(hasFocusWhenDrawn)).toBe(true);
  answer();
  await page.waitForFunction(() => document.querySelector('[role=dialog] li button:enabled'));
  await page.locator('[data-sealed="true"]').waitFor({ state: 'attached' });
  // The plan can still be changed: the list goes on from its prompt.
  await dialog.locator('p:focus').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

/** Runs in the page: whether an element contains the focus once the page has been drawn. */
async function hasFocusWhenDrawn(element: Element): Promise<boolean> {
  for (let frames = 0; frames < 2; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
  return element.contains(document.activeElement);
}

test('whoever takes over the seat of a sealed plan is told that it stays secret, and plays once it is revealed', async () => {
  const [mira, jonas] = [await arrive('mouse'), await arrive('mouse')];
  const table = await planTogether([mira, jonas]);
  await jonas.board.plan(ACTION.gold, ACTION.quarry);
  await jonas.visitor.ask('POST', `/api/tables/${table}/leave`);

  const lena = await arrive('mouse');
  const messages = new MessageRecorder(lena.page);
  await lena.visitor.go(`/t/${table}`);
  await lena.page.getByRole('button', { name: 'Sit down' }).click();
  const notice = lena.page.getByRole('region', { name: 'A bot finishes this round for you' });
  await notice.getByText('What was chosen there in secret stays secret').waitFor();
  expect(await lena.board.askedNow()).toBe(null);
  expect(messages.plansTooEarly(null)).toEqual([]);

  await mira.board.plan(ACTION.gold, ACTION.quarry);
  const turn = await Promise.race(
    [lena, mira].map(async (person) => ({ person, kind: await person.board.question() })),
  );
  // The seat with the lower character begins.
  if (turn.person === mira) await mira.board.reply('act');
  expect(await lena.board.question()).toBe('act');
  await notice.waitFor({ state: 'detached' });
});
