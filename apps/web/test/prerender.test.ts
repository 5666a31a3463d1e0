import { covers } from '@durbar/games/registry/covers.ts';
import { describe, expect, test } from 'vitest';
import { NAME_PLACEHOLDER } from '../src/prerender/mount.ts';
import { homePages } from '../src/prerender/render.tsx';
import { preferences, readPreferences } from '../src/state/preferences.ts';
import en from '../src/words/en/home.json' with { type: 'json' };
import fr from '../src/words/fr/home.json' with { type: 'json' };

const catalogues = { en, fr };

describe('the prerendered home page', () => {
  test('exists for each language, for wide screens and for each game on a phone', () => {
    const kinds = homePages.map(
      ({ attributes }) => `${attributes['data-locale']} ${attributes['data-game']}`,
    );
    const games = ['', ...covers.map(({ id }) => id)];
    expect(kinds.toSorted()).toEqual(
      ['en', 'fr'].flatMap((locale) => games.map((game) => `${locale} ${game}`)).toSorted(),
    );
  });

  test.each(['en', 'fr'] as const)('is in its language: %s', (locale) => {
    const all = homePages.filter(({ attributes }) => attributes['data-locale'] === locale);
    for (const { attributes, markup } of all) {
      expect(markup).toContain(catalogues[locale]['home.playBots']);
      expect(markup).toContain(catalogues[locale]['home.open.loading']);
      expect(attributes['data-guest']).toBe(catalogues[locale]['me.guest']);
    }
  });

  test('shows one game on a phone, and all on wide screens', () => {
    for (const { attributes, markup } of homePages) {
      const game = attributes['data-game'];
      const articles = markup.match(/<article/g) ?? [];
      expect(articles).toHaveLength(game ? 1 : covers.length);
      expect(markup.includes(`href="/new/maharani"`)).toBe(!game || game === 'maharani');
      expect(markup.match(/<button[^>]*aria-pressed="true"/g)?.length ?? 0).toBe(game ? 1 : 0);
    }
  });

  test('has placeholders for the visible and the accessible name', () => {
    for (const { markup } of homePages) {
      expect(markup.split(NAME_PLACEHOLDER)).toHaveLength(3);
      expect(markup).toMatch(new RegExp(`aria-label="[^"]*${NAME_PLACEHOLDER}"`));
      expect(markup).toContain(`>${NAME_PLACEHOLDER}<`);
    }
  });

  test('follows the content security policy, and hides the message that there are no games', () => {
    for (const { markup } of homePages) expect(markup).not.toMatch(/<style|<script|style="/);
    for (const { markup } of homePages) expect(markup).toMatch(/class="[^"]*unknown[^"]*"/);
  });

  test('leaves no globals and no preferences changed', () => {
    expect('matchMedia' in globalThis).toBe(false);
    expect(preferences.getState().name).toBe('');
  });
});

describe('stored preferences', () => {
  const plain = readPreferences({});

  test('are read field by field; an invalid one gets its default', () => {
    const kept = {
      ...plain,
      locale: 'fr',
      theme: 'dark',
      speed: 'instant',
      sounds: 'all',
      vibration: false,
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

  test('keep all sounds on or off where they were before there was a choice', () => {
    expect(readPreferences({ sound: true }).sounds).toBe('all');
    expect(readPreferences({ sound: false }).sounds).toBe('none');
    expect(readPreferences({ sound: true, sounds: 'none' }).sounds).toBe('none');
  });

  test('know the speeds by their former names', () => {
    const speeds = ['none', 'quick', 'normal', 'calm'].map((speed) => readPreferences({ speed }).speed);
    expect(speeds).toEqual(['instant', 'brisk', 'calm', 'calm']);
  });

  test('are the defaults if something else was stored', () => {
    for (const json of [null, 3, 'x', []]) expect(readPreferences(json)).toEqual(plain);
  });
});
