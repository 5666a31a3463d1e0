import { expect, test } from 'vitest';
import { addChannel, MINUTE } from '../support/noticed.ts';
import { A_WHILE, BUILD, bid, countLines, END, leave, play, startTrading } from '../support/planned.ts';
import { Receiver } from '../support/receiver.ts';

/** Bert plans to bid and goes away; Anna ends her turn after some moves. @returns what Bert is told */
async function tellBert(moves: readonly object[]) {
  const receiver = await Receiver.start();
  const { time, people, pages, id } = await startTrading({ webhookHosts: [receiver.host] });
  receiver.waiting = () => time.pass(0);
  await addChannel(people[1], { kind: 'webhook', format: 'json', url: `${receiver.url}/hook` });
  const [anna, bert, cora, zoe] = pages;
  await leave(bert, id, [bid(2)]);
  await bert.close();
  await zoe.next('info', ({ info }) => info.seats[1]?.here === false);
  for (const [made, move] of moves.entries()) await anna.do(id, play(move), 3 + made);
  await cora.until(() => countLines(cora, id) === 7 + moves.length, 'the end of the turn');
  time.pass(A_WHILE);
  return { receiver, time, people, id };
}

test('whose plan is dropped is told so with their turn, and nothing of what was in it', async () => {
  const { receiver, time, people, id } = await tellBert([BUILD, END]);
  await expect
    .poll(async () => (await people[1].info(id)).you.planReport, { timeout: 10_000 })
    .toMatchObject({ kind: 'dropped' });
  time.pass(10 * MINUTE);
  await receiver.received(1);
  expect(receiver.messages).toMatchObject([
    {
      kind: 'turn',
      table: id,
      title: 'bazaar: your turn, your plan was dropped',
      text: expect.stringMatching(/is waiting for you\. Your plan did not fit what has happened/) as string,
    },
  ]);
});
