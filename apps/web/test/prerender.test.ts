import { covers } from '@durbar/games/registry/covers.ts';
import { describe, expect, test } from 'vitest';
import { NAME_PLACEHOLDER } from '../src/prerender/mount.ts';
import { homePages } from '../src/prerender/render.tsx';
import { preferences, readPreferences } from '../src/state/preferences.ts';
import en from '../src/words/en.json' with { type: 'json' };
import fr from '../src/words/fr.json' with { type: 'json' };

const catalogues = { en, fr };

describe('what is painted first', () => {
  test('is there for each language, for wide screens and for each game on a phone', () => {
    const kinds = homePages.map(
      ({ attributes }) => `${attributes['data-locale']} ${attributes['data-game']}`,
    );
    const games = ['', ...covers.map(({ id }) => id)];
    expect(kinds.toSorted()).toEqual(
      ['en', 'fr'].flatMap((locale) => games.map((game) => `${locale} ${game}`)).toSorted(),
    );
  });

  test.each(['en', 'fr'] as const)('speaks the language: %s', (locale) => {
    const all = homePages.filter(({ attributes }) => attributes['data-locale'] === locale);
    for (const { attributes, markup } of all) {
      expect(markup).toContain(catalogues[locale]['home.playBots']);
      expect(markup).toContain(catalogues[locale]['home.open.loading']);
      expect(attributes['data-guest']).toBe(catalogues[locale]['me.guest']);
    }
  });

  test('shows one game to begin on a phone, and all elsewhere', () => {
    for (const { attributes, markup } of homePages) {
      const game = attributes['data-game'];
      const articles = markup.match(/<article/g) ?? [];
      expect(articles).toHaveLength(game ? 1 : covers.length);
      expect(markup.includes(`href="/new/maharani"`)).toBe(!game || game === 'maharani');
      expect(markup.match(/<button[^>]*aria-pressed="true"/g)?.length ?? 0).toBe(game ? 1 : 0);
    }
  });

  test('has a place for the name, to be seen and to be heard', () => {
    for (const { markup } of homePages) {
      expect(markup.split(NAME_PLACEHOLDER)).toHaveLength(3);
      expect(markup).toMatch(new RegExp(`aria-label="[^"]*${NAME_PLACEHOLDER}"`));
      expect(markup).toContain(`>${NAME_PLACEHOLDER}<`);
    }
  });

  test('keeps to the content security policy, and says of no game that there is none', () => {
    for (const { markup } of homePages) expect(markup).not.toMatch(/<style|<script|style="/);
    for (const { markup } of homePages) expect(markup).toMatch(/class="[^"]*unknown[^"]*"/);
  });

  test('leaves nothing behind where it was made', () => {
    expect('matchMedia' in globalThis).toBe(false);
    expect(preferences.getState().name).toBe('');
  });
});

describe('preferences that were kept', () => {
  const plain = readPreferences({});

  test('are read one by one: what can’t be is as at first', () => {
    const kept = {
      ...plain,
      locale: 'fr',
      theme: 'dark',
      speed: 'none',
      sound: true,
      name: 'Mira',
      opponents: 1,
      game: 'maharani',
    };
    expect(readPreferences(kept)).toEqual(kept);
    expect(readPreferences({ ...kept, theme: 'pink', opponents: 1.5, name: 7 })).toEqual({
      ...kept,
      theme: 'system',
      opponents: plain.opponents,
      name: '',
    });
  });

  test('are as at first where something else was kept', () => {
    for (const json of [null, 3, 'x', []]) expect(readPreferences(json)).toEqual(plain);
  });
});
