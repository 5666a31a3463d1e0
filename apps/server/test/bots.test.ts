import { expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';
import { openFile } from './support/sqlite.ts';

function collect(): { lines: string[]; logTo: { write: (text: string) => void } } {
  const lines: string[] = [];
  return { lines, logTo: { write: (text) => void lines.push(text) } };
}

test('a table with only bots plays to the end without watchers, and its record is complete', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const page = await anna.connect();
  page.send({ t: 'lobby', on: true });
  const { id } = await anna.open({
    seats: ['random', 'greedy', 'playout:20'].map((bot) => ({ kind: 'bot', bot })),
    start: true,
  });
  await page.next('lobby', ({ mine }) => mine.some((card) => card.id === id && card.status === 'over'));
  const { json, headers } = await anna.ask('GET', `/api/tables/${id}/record`);
  expect(json).toMatchObject({ format: 'durbar-record', game: 'bazaar' });
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="durbar-bazaar-.*\.json"$/);
});

test('after a restart bots continue without any visitor', async () => {
  const first = await serve({}, { botWorker: new URL('./support/stuck-bot-worker.ts', import.meta.url) });
  const anna = await Person.arrive(first.url);
  const { id } = await anna.open({
    seats: ['random', 'random'].map((bot) => ({ kind: 'bot', bot })),
    start: true,
  });
  expect((await anna.info(id)).status).toBe('running');
  await first.stop();
  const second = await serve({ dataFile: first.dataFile });
  const back = await (await Person.arrive(second.url, anna.cookie)).connect();
  back.send({ t: 'lobby', on: true });
  await back.next('lobby', ({ mine }) => mine.some((card) => card.id === id && card.status === 'over'));
});

test('after a crash bots continue although the summary of their table is behind its log', async () => {
  const stuck = new URL('./support/stuck-bot-worker.ts', import.meta.url);
  const first = await serve({}, { botWorker: stuck });
  const anna = await Person.arrive(first.url);
  const { id } = await anna.open({
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    options: { merchant: false },
    start: true,
  });
  const page = await anna.connect();
  await page.watch(id);
  expect((await page.do(id, { kind: 'move', move: { kind: 'bid', coins: 1 } }, 1)).ok).toBe(true);
  await first.stop();
  const db = openFile(first.dataFile);
  db.prepare("UPDATE game_table SET summed = 0, active = '[]', bots = '[]' WHERE id = ?").run(id);
  db.close();
  const second = await serve({ dataFile: first.dataFile });
  const back = await (await Person.arrive(second.url, anna.cookie)).connect();
  back.send({ t: 'lobby', on: true });
  await back.next('lobby', ({ mine }) => mine.some((card) => card.id === id && card.active.join() === '0'));
});

test.each([
  ['that never ends', new URL('./support/stuck-bot-worker.ts', import.meta.url), 300, '"failure":"late"'],
  ['that throws', new URL('./support/failing-bot-worker.ts', import.meta.url), 20_000, '"message":"no idea"'],
  ['that cheats', new URL('./support/cheating-bot-worker.ts', import.meta.url), 20_000, '"table.malformed"'],
])(
  'the decision of a bot %s is replaced by a legal move and logged, and the match continues',
  async (_, botWorker, botLimitMs, why) => {
    const { lines, logTo } = collect();
    const { url } = await serve({ botLimitMs, logLevel: 'warn' }, { logTo, botWorker });
    const anna = await Person.arrive(url);
    const { id } = await anna.open({
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      options: { merchant: false },
      start: true,
    });
    const page = await anna.connect();
    await page.watch(id);
    expect((await page.do(id, { kind: 'move', move: { kind: 'bid', coins: 3 } }, 1)).ok).toBe(true);
    await page.next('update', ({ update }) =>
      update.happened.some(({ kind, seat }) => kind === 'move' && seat === 1),
    );
    const logged = lines.find((line) => line.includes('a bot did not choose a legal move in time'));
    expect(logged).toContain(why);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toMatch(/durbar_bot_moves_total\{origin="fallback"\} [1-9]/);
  },
);
