import type { Message } from '@durbar/kernel';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { LawViolation } from './law.ts';

/** ICU texts by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** Checks messages against catalogues of ICU texts. */
export class WordChecker {
  readonly #needs = new Map<string, Map<string, ReadonlySet<string>>>();
  /** By message key: each value that the text of a locale needs, paired with that locale. */
  readonly #needed = new Map<string, readonly (readonly [value: string, locale: string])[]>();

  /**
   * @param catalogues catalogues by locale; if empty, no message is checked
   * @throws {LawViolation} if a text is not well-formed or the locales have different keys
   */
  constructor(catalogues: Readonly<Record<string, Catalogue>> = {}) {
    for (const [locale, texts] of Object.entries(catalogues))
      this.#needs.set(
        locale,
        new Map(Object.entries(texts).map(([key, text]) => [key, neededValues(locale, key, text)])),
      );
    const keys = new Set<string>();
    for (const texts of this.#needs.values()) for (const key of texts.keys()) keys.add(key);
    for (const key of keys) {
      this.#mustHave(key);
      const needed = [...this.#needs].flatMap(([locale, texts]) =>
        [...(texts.get(key) ?? [])].map((value) => [value, locale] as const),
      );
      this.#needed.set(key, needed);
    }
  }

  /** @throws {LawViolation} if a locale lacks the key, or the message lacks a value that the text needs */
  check({ key, values = {} }: Message): void {
    const needed = this.#needed.get(key);
    if (!needed) return this.#mustHave(key);
    for (const [value, locale] of needed)
      if (!Object.hasOwn(values, value))
        throw new LawViolation('words', `'${key}' needs the value '${value}' in ${locale}`);
  }

  #mustHave(key: string): void {
    for (const [locale, texts] of this.#needs)
      if (!texts.has(key)) throw new LawViolation('words', `'${key}' has no text in ${locale}`);
  }
}

function neededValues(locale: string, key: string, text: string): ReadonlySet<string> {
  const needed = new Set<string>();
  const collect = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.pound) continue;
      if (element.type === TYPE.literal) {
        // The parser turns a `#` into the number only directly in a plural; in a nested select it stays text.
        if (element.value.includes('#')) throw new Error('a literal # is not allowed');
        continue;
      }
      if (element.type === TYPE.tag) {
        collect(element.children);
        continue;
      }
      needed.add(element.value);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const { value } of Object.values(element.options)) collect(value);
    }
  };
  try {
    collect(parse(text));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new LawViolation('words', `'${key}' is not well-formed in ${locale}: ${why}`);
  }
  return needed;
}
