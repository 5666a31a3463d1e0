import { load } from '@durbar/games';
import { loadBoard } from '@durbar/games/registry/boards.ts';
import { coloursPerSeat } from '@durbar/games/registry/colours.ts';
import { covers } from '@durbar/games/registry/covers.ts';
import { loadIntro, loadIntroWords } from '@durbar/games/registry/intros.ts';
import { loadClauses, loadWords } from '@durbar/games/registry/words.ts';
import type { Message } from '@durbar/kernel';
import { LOCALES } from '@durbar/kernel/locales';
import type { Intro } from '@durbar/kit/intro/intro.ts';
import { createWords } from '@durbar/kit/words/words.ts';
import { describe, expect, test } from 'vitest';

/** Game and name of each introduction in the source tree. */
const names = Object.keys(import.meta.glob('../../../games/*/intro/*.intro.tsx')).map((path) => {
  const [, game = '', name = ''] = /games\/([\w-]+)\/intro\/([\w-]+)\.intro\.tsx$/.exec(path) ?? [];
  return [game, name] as const;
});

async function open(game: string, name: string): Promise<Intro> {
  const intro = await loadIntro(game, name);
  if (!intro) throw new Error(`${game} has no introduction ${name}`);
  return intro;
}

/** All messages of an introduction, outside its pictures and its example. */
function messagesOf({ goal, gains, round, example, icons }: Intro): Message[] {
  return [
    goal,
    round.title,
    round.note,
    example.title,
    icons.title,
    ...gains.map(({ text }) => text),
    ...round.steps.flatMap(({ title, text, alt }) => [title, text, alt]),
    ...icons.groups.flat().flatMap(({ label, tip }) => [label, tip]),
  ];
}

test('the covers list the introductions that exist', async () => {
  expect(names.length).toBeGreaterThan(0);
  const listed = covers.flatMap(({ id, intros = [] }) => intros.map((name) => `${id} ${name}`));
  expect(listed.toSorted()).toEqual(names.map((name) => name.join(' ')).toSorted());
  expect(await loadIntro('maharani', 'none')).toBeNull();
});

describe.each(names)('%s, %s', (game, name) => {
  test('has every text in every language', async () => {
    const intro = await open(game, name);
    for (const locale of LOCALES) {
      const parts = await Promise.all([
        ...(['rules', 'board'] as const).map((part) => loadWords(game, locale, part)),
        loadIntroWords(intro, locale),
      ]);
      const words = createWords(
        locale,
        parts.map((catalogue) => ({ [locale]: catalogue })),
      );
      for (const message of messagesOf(intro)) {
        expect(words.has(message.key), `${locale} ${message.key}`).toBe(true);
        expect(words.formatMessage(message), message.key).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
  });

  test('has the same keys in every language', async () => {
    const intro = await open(game, name);
    const [first, ...others] = await Promise.all(
      LOCALES.map(async (locale) => Object.keys(await loadIntroWords(intro, locale)).toSorted()),
    );
    expect(first?.length).toBeGreaterThan(20);
    for (const keys of others) expect(keys).toEqual(first);
  });

  test('explains icons, pictures and the example by clauses that exist, and no icon twice', async () => {
    const { icons, round, example } = await open(game, name);
    const all = icons.groups.flat();
    const rules = await loadClauses(game, 'en', (await load(game)).meta.rules);
    const shown = [example, ...round.steps];
    expect(Object.keys(rules)).toEqual(
      expect.arrayContaining([...all, ...shown].map(({ clause }) => `clause.${clause}`)),
    );
    expect(new Set(shown.map(({ clause }) => clause)).size).toBe(shown.length);
    expect(all.length).toBeGreaterThan(7);
    expect(new Set(all.map(({ art }) => art)).size).toBe(all.length);
  });

  test('has four pictures, and types no number: the rules give them as values', async () => {
    const intro = await open(game, name);
    expect(intro.round.steps).toHaveLength(4);
    for (const locale of LOCALES) {
      const catalogue = await loadIntroWords(intro, locale);
      for (const [key, text] of Object.entries(catalogue))
        expect(text.replaceAll(/\{[^{}]*\}|=\d+|\b\d \{/g, ''), key).not.toMatch(/\d/);
    }
  });
});

test('the covers say how many colours a seat has, as the boards do', async () => {
  for (const { id, seatCounts } of covers) {
    const board = await loadBoard(id);
    for (const seats of seatCounts)
      expect(coloursPerSeat(id, seats), `${id}, ${seats}`).toBe(board?.coloursPerSeat?.(seats) ?? 1);
  }
});
