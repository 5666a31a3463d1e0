import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCatalogue } from '@durbar/kernel';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Page } from 'playwright-core';

/** A code that ISO 639 keeps for private use, and what the language calls itself. */
export const PSEUDO = { locale: 'qps', name: 'Ƥšéüðöö' } as const;

/** Each letter has an accented form, so that a plain letter on the page shows a text from elsewhere. */
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒğĥíĵķľɱñöƥǫřšţüṽŵẋýžÁɃÇÐÉƑĞĤÍĴĶĽṀÑÖƤǪŘŠŢÜṼŴẊÝŽ';
const VOWEL = /[aeiou]/;

const RIGHT_TO_LEFT_MARK = '\u200F';
const LEFT_TO_RIGHT_MARK = '\u200E';

/** A text with accents; each small vowel is doubled, which makes English about 35 % longer. */
function accent(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    return VOWEL.test(letter) ? accented + accented : accented;
  });
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly isValue: boolean;
}

/** Where literals and values stand in a text, also within the branches of plurals and selects. */
function listPieces(elements: readonly MessageFormatElement[]): Piece[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => listPieces(value));
    if (!element.location) throw new Error('the parser keeps no locations');
    const { start, end } = element.location;
    return [{ from: start.offset, to: end.offset, isValue: element.type !== TYPE.literal }];
  });
}

/** An English text in ICU message format in the pseudo-language: with accents, longer, and marks around values. */
export function toPseudo(text: string): string {
  const pieces = listPieces(parse(text, { ignoreTag: true, captureLocation: true }));
  let made = '';
  let at = 0;
  for (const { from, to, isValue } of pieces) {
    const piece = text.slice(from, to);
    made += text.slice(at, from);
    made += isValue ? RIGHT_TO_LEFT_MARK + piece + LEFT_TO_RIGHT_MARK : accent(piece);
    at = to;
  }
  return made + text.slice(at);
}

/** Files of English words, by their paths from the root of the repository. */
const ENGLISH = /^(?!.*node_modules).*\/words\/en(?:\/\w+)?\.json$/;

/** Every file of English words below a root: of engine, kit, games, page, and the template of new games. */
function listEnglishFiles(root: string): string[] {
  return ['engine', 'kit', 'games', 'apps', 'scripts'].flatMap((floor) =>
    readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' })
      .map((file) => join(floor, file))
      .filter((file) => ENGLISH.test(file)),
  );
}

/**
 * Adds the pseudo-language to a copy of the sources by files alone: a line of the list of languages, and a catalogue
 * beside each English one.
 * @param root the copy
 * @returns the catalogues that it wrote, relative to the root
 */
export function addPseudoLanguage(root: string): readonly string[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const list = 'engine/kernel/src/locales.json';
  const names = { ...readCatalogue({ default: read(list) }), [PSEUDO.locale]: PSEUDO.name };
  writeFileSync(join(root, list), JSON.stringify(names));
  return listEnglishFiles(root).map((file) => {
    const made = file.replace(/(?<=\/words\/)en/, PSEUDO.locale);
    const english = readCatalogue({ default: read(file) });
    const pseudo = Object.entries(english).map(([key, text]) => [key, toPseudo(text)]);
    mkdirSync(dirname(join(root, made)), { recursive: true });
    writeFileSync(join(root, made), JSON.stringify(Object.fromEntries(pseudo)));
    return made;
  });
}

/**
 * Runs of plain letters in what a page shows or names to screen readers: texts that do not come from the catalogue of the
 * pseudo-language.
 * @param known what is no text of the catalogues, such as names; a global expression
 */
export async function listPlainWords(page: Page, known: RegExp): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const isShown = (element: Element | null): element is Element =>
      element !== null && element.closest('script, style, template, kbd') === null;
    const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (isShown(node.parentElement)) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'])
        if (isShown(element)) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  return [...new Set(texts)].filter((text) => /[A-Za-z]{2}/.test(text.replace(known, '')));
}
