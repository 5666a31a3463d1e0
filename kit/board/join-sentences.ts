/** Joins texts as sentences for screen readers: each ends once, and empty texts are left out. */
export function joinSentences(...texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text, i, all) => (i === all.length - 1 || /[.!?…:]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
