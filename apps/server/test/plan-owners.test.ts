import { API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { bid, leave, settled, startTrading, untilYou, watching } from './support/planned.ts';

test('a plan by somebody who lost the return link is not carried out', async () => {
  const { server, people, pages, id } = await startTrading();
  const [, bert] = people;
  const thief = await Person.arrive(server.url);
  const code = (await bert.info(id)).you.returnCode;
  expect((await thief.ask('POST', API.useReturnCode, { code })).status).toBe(200);
  const thiefs = await watching(thief, id);
  expect(await leave(thiefs, id, [bid(2)])).toMatchObject({ ok: true });
  await untilYou(pages[1], id, ({ plan }) => plan !== undefined, 'the plan');
  await bert.ask('POST', API.returnLink(id));
  await untilYou(pages[1], id, ({ plan }) => plan === undefined, 'no plan');
  expect((await bert.info(id)).you.plan).toBeUndefined();
  await settled(thiefs);
});
