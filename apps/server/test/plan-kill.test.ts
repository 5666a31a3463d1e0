import { once } from 'node:events';
import { join } from 'node:path';
import { parseLogEntry } from '@durbar/table';
import { expect, inject, onTestFinished, test } from 'vitest';
import { BUILD, countLines, END, leave, play, tradeAt, untilYou, watching } from './support/planned.ts';
import { startProcess } from './support/process.ts';
import { tempDir } from './support/server.ts';
import { openFile } from './support/sqlite.ts';

/* Kill -9 around the commit that carries out a plan: its moves are made once, all of them, and its person is told. */

/** The log of the only table, as a killed server has left it. */
function readLog(dataFile: string) {
  const file = openFile(dataFile);
  const rows = file.prepare('SELECT entry FROM log_entry ORDER BY n').all();
  file.close();
  return rows.map((row) => parseLogEntry(JSON.parse(String(row['entry']))));
}

/** How many lines a page has, and how many entries are stored, before the plan is carried out; how many moves the plan has. */
const [LINES, ENTRIES, MOVES] = [9, 6, 3];

test.each([
  ['once the decision is asked, before the plan is carried out', LINES],
  ['once the first of its moves is told', LINES + 1],
])('killed %s, the server makes each move of a plan once', async (_, lines) => {
  const env = { HOST: '127.0.0.1', LOG_LEVEL: 'error', DURBAR_DATA: join(tempDir(), 'durbar.db') };
  const start = async (port: string) => {
    const server = await startProcess([inject('toyServer').main], { ...env, PORT: port });
    onTestFinished(async () => {
      await server.end('SIGKILL');
    });
    return server;
  };
  const server = await start('0');
  const { port, origin } = new URL(server.url);
  const { people, pages, id } = await tradeAt(origin);
  const [anna, bert, cora] = pages;
  await anna.do(id, play({ kind: 'offer', place: 0 }), 3);
  expect(await leave(anna, id, [BUILD, BUILD, END])).toMatchObject({ ok: true });
  const killed = once(server.child, 'exit');
  await bert.do(id, play({ kind: 'decline' }), 2);
  await cora.until(() => countLines(cora, id) >= lines, 'the point');
  server.child.kill('SIGKILL');
  await killed;
  // Whole, or not at all.
  expect([ENTRIES, ENTRIES + MOVES]).toContain(readLog(env.DURBAR_DATA).length);

  const again = await start(port);
  const page = await watching(people[0], id);
  await page.until(() => countLines(page, id) >= LINES + MOVES, 'the moves of the plan');
  await untilYou(
    page,
    id,
    ({ plan, planReport }) => plan === undefined && planReport !== undefined,
    'the report',
  );
  await again.end('SIGTERM');
  const log = readLog(env.DURBAR_DATA);
  expect(log).toHaveLength(ENTRIES + MOVES);
  expect(log.slice(ENTRIES)).toMatchObject(
    [BUILD, BUILD, END].map((move) => ({ kind: 'move', seat: 0, move })),
  );
});
