import { nonceHash } from '@durbar/kernel';
import { API } from '@durbar/protocol';
import type { DataFacts } from '@durbar/server/test/releases/data-facts.ts';
import type { Browser } from 'playwright-core';
import { Visitor } from '../support/browser.ts';
import { chooseMove, openMoves, playOn, untilMyTurn } from '../support/table.ts';
import { Recorder } from './recorder.ts';

/** Two people of a data file, in their browsers. */
export interface Visit {
  readonly mira: Visitor;
  readonly jonas: Visitor;
  readonly recorder: Recorder;
  readonly facts: DataFacts;
}

export async function arrive(browser: Browser, url: string, facts: DataFacts): Promise<Visit> {
  const recorder = new Recorder();
  const come = async (name: string, size: 'desktop' | 'phone'): Promise<Visitor> => {
    const visitor = await Visitor.arriveIn(browser, url, { size });
    const [key = '', value = ''] = facts.people[name]?.split('=') ?? [];
    await visitor.context.addCookies([{ name: key, value, url }]);
    recorder.attach(name, visitor.page);
    return visitor;
  };
  return { mira: await come('Mira', 'desktop'), jonas: await come('Jonas', 'phone'), recorder, facts };
}

/** What two people do at a running match and at a new table, all of it with the page's own means. */
export async function play({ mira, jonas, facts }: Visit): Promise<void> {
  const table = facts.tables['running']?.id ?? '';
  await mira.go('/');
  await mira.page.getByRole('link', { name: 'Sunday' }).first().waitFor();
  await mira.go(`/t/${table}`);
  await jonas.go(`/t/${table}`);
  for (let turns = 0; turns < 3; turns++) {
    await Promise.race([untilMyTurn(mira.page), untilMyTurn(jonas.page)]);
    const active = (await mira.page.title()).startsWith('●') ? mira : jonas;
    if (turns === 0) await takeBack(active);
    await openMoves(active.page);
    await playOn(active.page, async () => !(await active.page.title()).startsWith('●'));
    // The list of moves is still open.
    await active.go(`/t/${table}`);
  }
  await pauseAndResume(mira, jonas);
  await chat(mira);
  await lookBack(mira);
  await openTable({ mira, jonas });
  await mira.go('/settings');
  await jonas.go('/');
}

/** Makes a move and takes it back. */
async function takeBack({ page }: Visitor): Promise<void> {
  await chooseMove(page, /^Tile/);
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.title.startsWith('●'));
}

async function pauseAndResume(mira: Visitor, jonas: Visitor): Promise<void> {
  await mira.page.getByRole('button', { name: /^Menu/ }).click();
  await mira.page.getByRole('dialog').getByRole('button', { name: 'Pause game' }).click();
  await jonas.page.getByRole('button', { name: 'Resume game' }).click();
  await mira.page.getByRole('region', { name: 'Paused' }).waitFor({ state: 'detached' });
}

async function chat({ page }: Visitor): Promise<void> {
  await page.keyboard.press('c');
  const say = page.getByLabel('Message');
  await say.fill('Good luck!');
  await say.press('Enter');
  await page.getByRole('region', { name: 'Chat' }).getByText('Good luck!').last().waitFor();
  await page.keyboard.press('Escape');
}

async function lookBack({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Look back' }).first().click();
  await page.getByRole('slider', { name: 'Position in the game' }).press('Home');
  await page.getByText('The start.').waitFor();
  await page.getByRole('button', { name: 'Back to now' }).click();
}

/** Mira opens a table, Jonas finds it, and they start with a bot. */
export async function openTable({ mira, jonas }: Pick<Visit, 'mira' | 'jonas'>): Promise<void> {
  const { page } = mira;
  await mira.go('/new/maharani');
  await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '3' }).click();
  await page.getByRole('radio', { name: 'Anyone' }).click();
  await page.getByLabel('Table name').fill('Monday table');
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.getByRole('heading', { name: 'Monday table' }).waitFor();
  await jonas.go('/');
  await jonas.page.getByRole('link', { name: 'Join Monday table' }).click();
  await jonas.page.getByRole('button', { name: 'Sit down' }).click();
  await jonas.page.getByText('The host can start the game').waitFor();
  await page.getByRole('button', { name: 'Add bot' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await Promise.race([untilMyTurn(page), untilMyTurn(jonas.page)]);
}

/** The requests and messages that `play` does not need, sent from the page of a person. */
export async function askEverything({ mira, jonas, facts }: Visit): Promise<void> {
  const table = (name: string): string => facts.tables[name]?.id ?? '';
  const ask = (visitor: Visitor, method: string, path: string, body?: object): Promise<unknown> =>
    visitor.page.evaluate(
      async ([how, where, what]) => {
        const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) };
        const answer = await fetch(where, { method: how, ...(what && json) });
        return answer.headers.get('content-type')?.includes('json')
          ? ((await answer.json()) as unknown)
          : null;
      },
      [method, path, body] as const,
    );
  for (const path of [API.me, API.devices, API.games, API.tables, API.key, API.record(table('running'))])
    await ask(mira, 'GET', path);
  await ask(mira, 'GET', API.record(table('finished')));
  await ask(mira, 'GET', API.table('nowhere'));
  await ask(mira, 'PATCH', API.me, { name: 'Mira', locale: 'en' });
  const link = (await ask(mira, 'POST', API.deviceLink)) as { code: string };
  await ask(mira, 'DELETE', API.deviceLink);
  await ask(mira, 'POST', API.useDeviceLink, { code: link.code });
  await ask(mira, 'POST', API.returnLink(table('running')));
  await ask(mira, 'POST', API.mute(table('running')), { seat: 1, muted: true });
  await ask(mira, 'POST', API.mute(table('running')), { seat: 1, muted: false });
  await ask(mira, 'POST', API.rematch(table('abandoned')));

  const waiting = table('waiting');
  const { rounds } = (await ask(jonas, 'GET', API.table(waiting))) as { rounds: unknown[] };
  const nonce = '0123456789abcdef'.repeat(2);
  const hash = nonceHash(nonce);
  await ask(jonas, 'POST', API.join(waiting), { seat: 1, round: rounds.length, hash });
  await ask(jonas, 'PUT', API.colours(waiting), { colours: [3] });
  await ask(jonas, 'POST', API.hash(waiting), { round: rounds.length, hash, replace: false });
  await ask(jonas, 'POST', API.leave(waiting));
  await ask(mira, 'PUT', API.seat(waiting, 1), { kind: 'bot', bot: 'greedy' });
  await ask(mira, 'PUT', API.seat(waiting, 1), { kind: 'empty' });
  await say(mira, table('finished'), table('running'));
}

/** Sends each kind of message that the page sends rarely, on a socket of its own, and waits for its answer. */
async function say({ page }: Visitor, over: string, running: string): Promise<void> {
  const command = (table: string, id: string, act: object) => ({ t: 'do', table, id, act });
  // Each with parts of the text that answers it.
  const messages: readonly (readonly [object, ...string[]])[] = [
    [{ t: 'lobby', on: true }, '"lobby"'],
    [{ t: 'lobby', on: false }],
    [{ t: 'watch', table: over }, '"t":"table"', `"id":"${over}"`],
    [{ t: 'log', table: over, id: 'log1', before: 10 }, '"log1"'],
    [{ t: 'past', table: over, id: 'past1', index: 3 }, '"past1"'],
    [{ t: 'scores', table: over, id: 'scores1' }, '"scores1"'],
    [{ t: 'ping', id: 'ping1' }, '"ping1"'],
    [command(over, 'late', { kind: 'pause' }), '"late"'],
    [{ t: 'unwatch', table: over }],
    [{ t: 'watch', table: running }, '"t":"table"', `"id":"${running}"`],
    [command(running, 'absent', { kind: 'takeover', seat: 1, bot: 'greedy' }), '"absent"'],
    [command(running, 'back', { kind: 'return' }), '"back"'],
    [command(running, 'resign', { kind: 'resign' }), '"resign"'],
    [command(running, 'end', { kind: 'abandon' }), '"end"'],
  ];
  await page.evaluate(async (all) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    const heard: string[] = [];
    socket.addEventListener('message', ({ data }) => heard.push(String(data)));
    // The server greets first.
    for (const [message, ...answer] of [[null, '"hello"'], ...all] as const) {
      if (message) socket.send(JSON.stringify(message));
      while (!heard.some((text) => answer.every((part) => text.includes(part))))
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
    socket.close();
  }, messages);
}
