/** Texts as sentences one after the other, for who hears them: each ends once, and what is empty is left out. */
export function joinSentences(...texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text, i, all) => (i === all.length - 1 || /[.!?…:]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
