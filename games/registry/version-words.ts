import type { Catalogue } from '@durbar/kernel/words';

/** A key whose text applies up to a rules version, such as `clause.MHR-2.5@1`. */
const VERSIONED = /^(?<key>.+)@(?<last>\d+)$/;

/**
 * Returns the texts of one rules version. Up to version n, the text of `<key>@<n>` replaces that of `<key>`.
 * @param rules by default the current version
 */
export function wordsUnder(rules: number | undefined, words: Catalogue): Catalogue {
  const texts = new Map<string, string>();
  /** By key, the version up to which the replacing text applies. */
  const lasts = new Map<string, number>();
  for (const [name, text] of Object.entries(words)) {
    const groups = VERSIONED.exec(name)?.groups;
    const key = groups?.['key'] ?? name;
    if (!groups) {
      if (!lasts.has(key)) texts.set(key, text);
      continue;
    }
    const last = Number(groups['last']);
    if (rules === undefined || rules > last || last >= (lasts.get(key) ?? Number.POSITIVE_INFINITY)) continue;
    texts.set(key, text);
    lasts.set(key, last);
  }
  return Object.fromEntries(texts);
}
