import type { Catalogue } from '@durbar/kernel/words';

/** A key whose text holds up to a version of the rules, such as `clause.MHR-2.5@1`. */
const VERSIONED = /^(?<key>.+)@(?<last>\d+)$/;

/**
 * The texts of one version of the rules. The text of `<key>@<n>` stands in place of that of `<key>` up to version n.
 * @param rules left out: the version in force
 */
export function wordsUnder(rules: number | undefined, words: Catalogue): Catalogue {
  const texts = new Map<string, string>();
  /** The version up to which a text that replaced another holds. */
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
