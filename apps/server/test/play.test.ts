import { expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

test('a guest opens a table with bots and plays over the socket', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const table = await anna.open({
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'greedy' }],
    start: true,
  });
  expect(table.status).toBe('running');
  expect(table.you.seat).toBe(0);
  const page = await anna.connect();
  const { snapshot } = await page.watch(table.id);
  expect(snapshot?.situation.decision?.kind).toBe('bid');
  const answer = await page.do(
    table.id,
    { kind: 'move', move: { kind: 'bid', coins: 1 } },
    snapshot?.situation.decision?.id,
  );
  expect(answer.ok).toBe(true);
  await page.next('update', ({ update }) =>
    update.happened.some(({ kind, seat }) => kind === 'move' && seat === 1),
  );
});
