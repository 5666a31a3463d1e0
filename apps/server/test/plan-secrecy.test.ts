import { API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import {
  A_WHILE,
  BUILD,
  bid,
  countLines,
  END,
  leave,
  type Planned,
  play,
  settled,
  startTrading,
  untilYou,
} from './support/planned.ts';

/*
 * Two tables that differ only in what Bert has planned, changed, taken back or lost give everybody else the same bytes.
 */

/** Plays a table to the next bidding, at which Bert's plan does not hold. @param plans how often Bert plans something */
async function playOn({ time, pages, id }: Planned, plans: number): Promise<void> {
  const [anna, bert, cora] = pages;
  for (let i = 0; i < plans; i++) {
    await leave(bert, id, [bid(i % 3)], [bid(1)]);
    if (i % 2 === 1) await leave(bert, id);
  }
  await anna.do(id, play(BUILD), 3);
  await anna.do(id, play(END), 4);
  await bert.until(() => countLines(bert, id) === 9, 'the end of the turn');
  time.pass(A_WHILE);
  if (plans > 0) await untilYou(bert, id, ({ planReport }) => planReport !== undefined, 'a report');
  // He is asked now: another plan is refused.
  if (plans > 0) await leave(bert, id, [bid(1)]);
  await bert.do(id, play(bid(1)), 2);
  await cora.until(() => countLines(cora, id) === 10, 'the seal');
}

/** Everything a viewer got by socket and HTTP, without what differs between any two tables. */
async function told({ id, pages, people }: Planned, viewer: 0 | 1 | 2 | 3): Promise<string[]> {
  await settled(pages[viewer]);
  const record = await people[viewer].ask('GET', API.record(id));
  const info = await people[viewer].ask('GET', API.table(id));
  const messages = pages[viewer].raw.filter((text) => !/"t":"(?:pong|hello|answer)"/.test(text));
  return [...messages, JSON.stringify(record.json), JSON.stringify(info.json)].map((text) =>
    people
      .reduce((rest, { me }, n) => rest.replaceAll(me.id, `PERSON ${n}`), text.replaceAll(id, 'TABLE'))
      // Names and cards are drawn at random.
      .replaceAll(/"(name|hostName)":"\w+"/g, '"$1":"…"')
      .replaceAll(/"card":\d+/g, '"card":"…"')
      .replaceAll(/"hands":\[\[\d+\]/g, '"hands":[["…"]')
      .replaceAll(/"commitment":"\w+"/g, '"commitment":"…"')
      .replaceAll(/"hashes":\[[^\]]*\]/g, '"hashes":"…"')
      .replaceAll(/"returnCode":"[^"]+"/g, '"returnCode":"…"'),
  );
}

/** Infos are gathered for a moment, so their number differs between any two tables; their content does not. */
const distinct = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text) => text.startsWith('{"t":"info"'))),
];
const others = (texts: readonly string[]): string[] =>
  texts.filter((text) => !text.startsWith('{"t":"info"'));

test('plans that were left, changed, taken back and dropped are visible to nobody else', async () => {
  const [without, planned] = [await startTrading(), await startTrading()];
  await playOn(without, 0);
  await playOn(planned, 5);
  for (const viewer of [0, 2, 3] as const) {
    const [one, other] = [await told(without, viewer), await told(planned, viewer)];
    expect(one.length).toBeGreaterThan(5);
    expect(others(one)).toEqual(others(other));
    expect(distinct(other).at(-1)).toEqual(distinct(one).at(-1));
    expect(other.join('\n')).not.toContain('"plan');
  }
  // The comparison notices a difference where there is one.
  expect((await told(planned, 1)).join('\n')).toContain('"planReport"');
});

test('others get no message at all when a plan is left or taken back', async () => {
  const { pages, id } = await startTrading();
  const [anna, bert, cora, zoe] = pages;
  for (const page of [anna, cora, zoe]) await settled(page);
  const counts = () => [anna, cora, zoe].map(({ got }) => got.filter(({ t }) => t !== 'pong').length);
  // Infos of earlier events are gathered for a moment.
  await untilQuiet(counts);
  const before = counts();
  for (let i = 0; i < 10; i++) {
    await leave(bert, id, [bid(1)]);
    await leave(bert, id);
  }
  for (const page of [anna, cora, zoe]) await settled(page);
  expect(counts()).toEqual(before);
});

/** Waits until two looks in a row see the same. */
async function untilQuiet(look: () => readonly number[]): Promise<void> {
  let last = '';
  await expect
    .poll(
      () => {
        const now = look().join();
        const isSame = now === last;
        last = now;
        return isSame;
      },
      { interval: 60, timeout: 20_000 },
    )
    .toBe(true);
}
