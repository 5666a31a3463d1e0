import { expect, test } from 'vitest';
import type { Page } from './support/page.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const lines = (page: Page): string[] =>
  page.got.flatMap((message) => (message.t === 'chat' ? [message.line.text] : []));
const answers = (page: Page, id: string) =>
  page.got.filter((message) => message.t === 'answer' && message.id === id);

/** A table with its host's page. */
async function sitDown(url: string): Promise<{ anna: Person; page: Page; table: string }> {
  const anna = await Person.arrive(url);
  const { id: table } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  const page = await anna.connect();
  await page.watch(table);
  return { anna, page, table };
}

test('a line with signs that nobody sees is cleaned; one with nothing else, or too long, is refused with words', async () => {
  const { url } = await serve();
  const { page, table } = await sitDown(url);
  const say = async (id: string, text: string) => {
    page.send({ t: 'say', table, id, text });
    return page.next('answer', (answer) => answer.id === id);
  };
  expect(await say('a', 'one\ttwo\u202e\u00ad')).toMatchObject({ ok: true });
  expect(lines(page)).toEqual(['one two']);
  expect(await say('b', '\u200e\u00ad')).toMatchObject({ ok: false, refusal: { key: 'refusal.chatEmpty' } });
  expect(await say('c', 'x'.repeat(301))).toMatchObject({
    refusal: { key: 'refusal.chatLong', values: { length: 301, most: 300 } },
  });
  expect(await say('d', 'x'.repeat(300))).toMatchObject({ ok: true });
  expect(lines(page)).toHaveLength(2);
});

test('every command ends in an answer that names it, however it is formed', async () => {
  const { url } = await serve();
  const { page, table } = await sitDown(url);
  const broken = [
    { t: 'say', table, id: 'a', text: 7 },
    { t: 'say', table, id: 'b' },
    { t: 'do', table, id: 'c', act: { kind: 'fly' } },
    { t: 'do', table: 'elsewhere', id: 'd', act: { kind: 'pause' } },
    { t: 'say', table: 'elsewhere', id: 'e', text: 'hello' },
  ];
  for (const message of broken) page.ws.send(JSON.stringify(message));
  for (const { id } of broken)
    expect(await page.next('answer', (answer) => answer.id === id)).toMatchObject({ ok: false });
  page.ws.send(JSON.stringify({ t: 'past', table: 'elsewhere', id: 'f', index: 0 }));
  expect(await page.next('problem')).toMatchObject({ table: 'elsewhere', id: 'f' });
});

test('a line that is sent again with its id is kept once and gets the same answer, also after a restart', async () => {
  const first = await serve();
  const { anna, page, table } = await sitDown(first.url);
  const said = { t: 'say', table, id: 'once', text: 'Hello' } as const;
  for (let i = 0; i < 3; i++) page.send(said);
  await page.until(() => answers(page, 'once').length === 3, 'three answers');
  expect(answers(page, 'once').every((answer) => answer.t === 'answer' && answer.ok)).toBe(true);
  expect(lines(page)).toEqual(['Hello']);
  await first.stop();
  const second = await serve({ dataFile: first.dataFile });
  const back = await (await Person.arrive(second.url, anna.cookie)).connect();
  await back.watch(table);
  back.send(said);
  expect(await back.next('answer')).toMatchObject({ id: 'once', ok: true });
  back.send({ ...said, id: 'another' });
  await back.next('chat', ({ line }) => line.n === 2);
  expect((await back.watch(table)).chat.map(({ text }) => text)).toEqual(['Hello', 'Hello']);
});

test('the same id of another person is another line', async () => {
  const { url } = await serve();
  const { page, table } = await sitDown(url);
  const bert = await Person.arrive(url);
  await bert.join(table);
  const other = await bert.connect();
  await other.watch(table);
  page.send({ t: 'say', table, id: 'x', text: 'from Anna' });
  await other.next('chat');
  other.send({ t: 'say', table, id: 'x', text: 'from Bert' });
  await page.next('chat', ({ line }) => line.text === 'from Bert');
  expect(lines(page)).toEqual(['from Anna', 'from Bert']);
});

test('a reaction reaches everybody as its kind, also after a restart; one of an unknown kind is a line of text', async () => {
  const first = await serve();
  const { anna, page, table } = await sitDown(first.url);
  page.send({ t: 'say', table, id: 'a', text: 'Merci', reaction: 'thanks' });
  expect((await page.next('chat')).line).toMatchObject({ text: 'Merci', reaction: 'thanks' });
  page.send({ t: 'say', table, id: 'b', text: 'Tomorrow’s words', reaction: 'fireworks' });
  const { line } = await page.next('chat', ({ line: { n } }) => n === 2);
  expect(line).not.toHaveProperty('reaction');
  await first.stop();
  const second = await serve({ dataFile: first.dataFile });
  const back = await (await Person.arrive(second.url, anna.cookie)).connect();
  const { chat } = await back.watch(table);
  expect(chat.map(({ reaction }) => reaction)).toEqual(['thanks', undefined]);
});

test('a person can react once in five seconds; the same one sent again is answered as before, and others are free', async () => {
  const { url } = await serve();
  const { page, table } = await sitDown(url);
  const bert = await Person.arrive(url);
  await bert.join(table);
  const other = await bert.connect();
  await other.watch(table);
  const react = async (from: Page, id: string) => {
    from.send({ t: 'say', table, id, text: 'Thanks', reaction: 'thanks' });
    return from.next('answer', (answer) => answer.id === id);
  };
  expect(await react(page, 'a')).toMatchObject({ ok: true });
  expect(await react(page, 'b')).toMatchObject({
    ok: false,
    refusal: { key: 'refusal.reactionSoon', values: { seconds: 5 } },
  });
  page.send({ t: 'say', table, id: 'a', text: 'Thanks', reaction: 'thanks' });
  await page.until(() => answers(page, 'a').length === 2, 'the same answer');
  expect(answers(page, 'a')).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await react(other, 'a')).toMatchObject({ ok: true });
  page.send({ t: 'say', table, id: 'c', text: 'words are free' });
  await page.next('chat', ({ line }) => line.text === 'words are free');
  expect(lines(page)).toEqual(['Thanks', 'Thanks', 'words are free']);
});
