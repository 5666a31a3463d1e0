import confusables from './confusables.json' with { type: 'json' };

/**
 * Prototypes of characters that look alike, from Unicode's confusables.txt (UTS #39, version 10.0.0), as code points in hex.
 * The file groups characters by prototype.
 */
const PROTOTYPES = new Map(
  Object.entries(confusables).flatMap(([prototype, sources]) => {
    const text = parseCodePoints(prototype);
    return sources.split(' ').map((source) => [parseCodePoints(source), text] as const);
  }),
);

function parseCodePoints(codePoints: string): string {
  return String.fromCodePoint(...codePoints.split(' ').map((hex) => Number.parseInt(hex, 16)));
}

/** Characters that show nothing; the empty Braille cell is one of them in effect. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu;

/** The skeleton of UTS #39, of the compatible form: texts that look alike have the same one. It is for comparing only. */
export function computeSkeleton(text: string): string {
  const visible = text.normalize('NFKD').replace(INVISIBLE, '');
  const mapped = Array.from(visible, (letter) => PROTOTYPES.get(letter) ?? letter).join('');
  return mapped.normalize('NFD').replaceAll(/\s+/g, ' ').trim();
}

/** Whether two names look alike, whatever their script and case. */
export function looksLike(one: string, other: string): boolean {
  return [computeSkeleton, folded, lowered].some((form) => form(one) === form(other));
}

/** In lower case after letters of other scripts were replaced: the lower-case form of Cyrillic В does not look like b. */
function folded(text: string): string {
  return computeSkeleton(computeSkeleton(text).toLowerCase());
}

/** In lower case before anything is replaced: a capital I looks like l, but its lower case is i. */
function lowered(text: string): string {
  return computeSkeleton(text.toLowerCase());
}

/** Words by which the page names bots, in its languages. */
const BOT_WORDS = ['bot', 'robot'];

/** Whether a name looks like that of a bot, such as "Bot Noor". */
export function looksLikeBot(name: string): boolean {
  const [first = ''] = folded(name).split(/[^\p{L}\p{N}]/u);
  return BOT_WORDS.some((word) => folded(word) === first);
}
