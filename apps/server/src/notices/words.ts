import { UnknownGame } from '@durbar/games';
import { loadWords } from '@durbar/games/registry/words.ts';
import type { Values } from '@durbar/kernel';
import type { Locale } from '@durbar/kernel/locales';
import { type Catalogue, readCatalogue } from '@durbar/kernel/words';

async function loadNoticeWords(locale: Locale): Promise<Catalogue> {
  return readCatalogue(await import(`./words/${locale}.json`, { with: { type: 'json' } }));
}

/** The texts of notices in one language. */
export interface NoticeWords {
  readonly locale: Locale;
  t(key: string, values?: Values): string;
  /** The name of a game. */
  game(id: string): Promise<string>;
  /** A day and a time of day in an IANA zone. */
  time(at: number, zone: string): string;
}

const loading = new Map<Locale, Promise<NoticeWords>>();

/** Loads the texts of notices, once. What formats them is not loaded with the server. */
export function loadNotices(locale: Locale): Promise<NoticeWords> {
  const known = loading.get(locale);
  if (known) return known;
  const words = createWords(locale);
  loading.set(locale, words);
  return words;
}

async function createWords(locale: Locale): Promise<NoticeWords> {
  const { IntlMessageFormat } = await import('intl-messageformat');
  const words = await loadNoticeWords(locale);
  return {
    locale,
    t(key, values) {
      const text = words[key];
      if (text === undefined) throw new Error(`notices have no text ${key}`);
      return String(
        new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format({ ...values }),
      );
    },
    async game(id) {
      try {
        return (await loadWords(id, locale))['game.name'] ?? id;
      } catch (error) {
        if (error instanceof UnknownGame) return id;
        throw error;
      }
    },
    time: (at, zone) =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
        timeZone: zone,
        timeZoneName: 'short',
      }).format(at),
  };
}
