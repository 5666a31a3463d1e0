import type { Message, Seat, Values } from '@durbar/kernel';
import type { Locale } from '@durbar/kernel/locales';
import { IntlMessageFormat } from 'intl-messageformat';
import { elideBeforeNames } from './elide.ts';
import type { WordCatalogues } from './word-source.ts';

/** Returns the name of a seat for a sentence. */
export type SeatNames = (seat: Seat) => string;

/** Formats all texts of the page in one language. `Key` is the type of the keys that `t` accepts. */
export interface Words<Key extends string = string> {
  readonly locale: Locale;
  /** The text of one of the page's own keys. */
  t(key: Key, values?: Values): string;
  /** The text of a message from game, table or server; seat numbers in its values become names. */
  formatMessage(message: Message, names?: SeatNames): string;
  /** Whether any catalogue has the key. */
  has(key: string): boolean;
  /** A number in the format of the language. */
  formatNumber(value: number): string;
  /** A number with its sign: +3, −2, 0. */
  formatSigned(value: number): string;
  /** “A, B and C”. */
  formatList(items: readonly string[]): string;
  /** A duration in its largest whole unit, e.g. `4 min`. */
  formatDuration(ms: number): string;
  /** How long ago something was, e.g. `3 hours ago`. */
  formatAgo(ms: number): string;
}

function lazily<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** The first character of a text that the page's build has parsed (apps/web/vite/parse-words.ts); the JSON of its elements follows. */
const PARSED = '\u0001';

/** Characters with a meaning in ICU message format. Most texts have none and need no parser. */
const SYNTAX = /[{}']/;

type Elements = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>;

/** Makes the format of a text, parsed or not. @returns the text itself if there is nothing to format */
function createFormat(text: string, locale: Locale): string | IntlMessageFormat {
  if (text.startsWith(PARSED))
    return new IntlMessageFormat(JSON.parse(text.slice(PARSED.length)) as Elements, locale);
  return SYNTAX.test(text) ? new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }) : text;
}

/** @param layers catalogues in rising precedence: the page's, then the table's, then a game's */
export function createWords<Key extends string>(
  locale: Locale,
  layers: readonly WordCatalogues[],
): Words<Key> {
  const formats = new Map<string, string | IntlMessageFormat>();
  // Creating each of these takes a browser milliseconds, and few screens need them all.
  const numbers = lazily(() => new Intl.NumberFormat(locale));
  const signs = lazily(() => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));
  const lists = lazily(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const relative = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

  const find = (key: string): string | undefined => {
    for (const layer of layers.toReversed()) {
      const catalogue = layer[locale];
      const text = catalogue && Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
      if (text !== undefined) return text;
    }
    return undefined;
  };
  const format = (key: string, values?: Values): string => {
    let made = formats.get(key);
    if (made === undefined) {
      const text = find(key);
      if (text === undefined) return key;
      made = createFormat(text, locale);
      formats.set(key, made);
    }
    return typeof made === 'string' ? made : elideBeforeNames(String(made.format(values)), locale);
  };
  const unit = (value: number, of: string) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: of,
      unitDisplay: 'short',
      maximumFractionDigits: 0,
    }).format(value);

  return {
    locale,
    t: format,
    formatMessage: (message, names) => format(message.key, withSeatNames(message.values, names)),
    has: (key) => find(key) !== undefined,
    formatNumber: (value) => numbers().format(value).replace('-', '−'),
    formatSigned: (value) => signs().format(value).replace('-', '−'),
    formatList: (items) => lists().format(items),
    formatDuration: (ms) => formatUnit(ms, (value, of) => unit(value, of)),
    formatAgo: (ms) => formatUnit(ms, (value, of) => relative().format(-value, of)),
  };
}

type Unit = 'second' | 'minute' | 'hour' | 'day';

const UNITS: readonly (readonly [Unit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

function formatUnit(ms: number, say: (value: number, unit: Unit) => string): string {
  for (const [unit, length] of UNITS) if (ms >= length) return say(Math.floor(ms / length), unit);
  return say(Math.max(0, Math.floor(ms / 1000)), 'second');
}

/** Values of a message in which seat numbers became names: the value `seat` and those whose key ends in `Seat`. */
export function withSeatNames(values: Values | undefined, names: SeatNames | undefined): Values | undefined {
  if (!values || !names) return values;
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'number' && (key === 'seat' || key.endsWith('Seat')) ? names(value) : value,
    ]),
  );
}
