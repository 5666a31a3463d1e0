import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const CATALOGUE = /\/words\/[a-z]{2,3}(?:\/[\w-]+)?\.json$/;
/** The first character of a parsed text; the JSON of its elements follows (kit/words/words.ts). */
const PARSED = '\u0001';

const catalogue = z.record(z.string(), z.string());

/** A text as the page gets it: parsed, or as it is if there is nothing to parse. */
function parseText(text: string): string {
  const elements = parse(text, { ignoreTag: true });
  const isPlain = elements.every((element) => element.type === TYPE.literal && element.value === text);
  return isPlain ? text : PARSED + JSON.stringify(elements);
}

/**
 * Parses texts in ICU message format while the page is built. The page then has no parser, which is larger than what parsed
 * texts have more than plain ones.
 */
export function parseWords(): Plugin {
  return {
    name: 'durbar:parse-words',
    // Before Vite makes modules of JSON files.
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
      },
    }),
    transform(code, id) {
      if (!CATALOGUE.test(id)) return null;
      const texts = catalogue.parse(JSON.parse(code));
      const parsed = Object.entries(texts).map(([key, text]) => [key, parseText(text)]);
      return { code: JSON.stringify(Object.fromEntries(parsed)), map: null };
    },
  };
}
