/**
 * The rules of the look: sizes and colours are named in token files, drawings have their own, and window sizes come
 * from kit/ui/breakpoints.ts.
 */

/** The scales that style sheets and scripts are checked against. */
interface Scales {
  /** Steps of the scale of space in px. */
  readonly space: readonly number[];
  /** Sizes of the window in px at which layouts may change. */
  readonly width: readonly number[];
  readonly height: readonly number[];
}

/** Whether a style sheet defines tokens: the kit's, and those of a game's board. */
export const isTokenFile = (path: string) =>
  /^kit\/ui\/styles\/(tokens|scales)\.css$|^games\/[^/]+\/board\/(tokens|theme\.module)\.css$/.test(path);

/** Whether a style sheet colours a drawing, with text in the drawing's own units. */
const isArtStyle = (path: string) => path.endsWith('Art.module.css');

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** The declarations of a style sheet, in order. */
const listDeclarations = (css: string) =>
  [...withoutComments(css).matchAll(/(?<=[{;]\s*)(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
    ([, property = '', value = '']) => ({ property, value: value.replace(/\s+/g, ' ').trim() }),
  );

/** Reads the scales from the texts of scales.css and breakpoints.ts in kit/ui. */
export function readScales(css: string, script: string): Scales {
  const sizes = (side: string) => {
    const list = new RegExp(`\\b${side}: \\{([^}]*)\\}`).exec(script)?.[1] ?? '';
    return [...list.matchAll(/: (\d+),/g)].map(([, size]) => Number(size));
  };
  const steps = listDeclarations(css).filter(({ property }) => property.startsWith('--space-'));
  return {
    space: steps.map(({ value }) => Number.parseFloat(value)),
    width: sizes('width'),
    height: sizes('height'),
  };
}

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
const LENGTH = /(?<![\w-])\d*\.?\d+(?:px|r?em|pt|%)/;

/** The value without its tokens: the literal parts. */
const literal = (value: string) => value.replace(/var\(--[\w-]+\)/g, '');

/** The literal value that a declaration must not contain; null if it follows the rules. */
function declarationFault(property: string, value: string, art: boolean, scales: Scales) {
  if (!art && COLOUR.test(value)) return 'colour';
  const size = property === 'font' ? value.replace(/\/.*/, '') : value;
  if (/^font(-size)?$/.test(property) && LENGTH.test(size) && !(art && /\d+px/.test(size)))
    return 'font size';
  if (property.endsWith('radius') && LENGTH.test(literal(value))) return 'radius';
  if (property.endsWith('shadow') && !property.startsWith('--') && /\d/.test(literal(value))) return 'shadow';
  if (property === 'filter' && /drop-shadow\([^)]*\d/.test(literal(value))) return 'shadow';
  if (property === 'z-index' && /\d/.test(literal(value))) return 'layer';
  if (/^((row-|column-)?gap|(padding|margin)(-[a-z-]+)?)$/.test(property))
    for (const [, px] of literal(value).matchAll(/(?<![\w.])(\d+)px/g))
      if (scales.space.includes(Number(px))) return 'space';
  return null;
}

/** The media queries of a text that use a size of the window that is not a breakpoint. */
function mediaFaults(text: string, scales: Scales): string[] {
  const queries = text.match(/@media[^{]*|\((?:min|max)-(?:width|height):[^)]*\)/g) ?? [];
  return [...queries.join(' ').matchAll(/(min|max)-(width|height):\s*([\d.]+)(\w+)/g)]
    .filter(([, end, side, size, unit]) => {
      const known = scales[side === 'width' ? 'width' : 'height'];
      const isKnown = known.includes(Number(size)) || (end === 'max' && known.includes(Number(size) + 1));
      return unit !== 'px' || !isKnown;
    })
    .map(([query]) => `breakpoint: ${query}`);
}

/** Lists where a style sheet breaks the rules of the look: the rule and the declaration. */
export function styleFaults(path: string, css: string, scales: Scales): string[] {
  const queries = mediaFaults(withoutComments(css).replace(/@container[^{]*/g, ''), scales);
  if (isTokenFile(path)) return queries;
  return listDeclarations(css)
    .flatMap(({ property, value }) => {
      const fault = declarationFault(property, value, isArtStyle(path), scales);
      return fault === null ? [] : [`${fault}: ${property}: ${value}`];
    })
    .concat(queries);
}

/** Lists where a script of the page breaks the rules of the look. */
export function scriptFaults(text: string, scales: Scales): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '');
  const colours = code.matchAll(
    /['"`\s(]#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?=['"`\s;)])|\b(?:rgb|hsl)a?\(/gi,
  );
  const sizes = code.matchAll(/\b(?:zIndex|borderRadius|boxShadow):\s*(?!['"`]var\()[^\s,}]+/g);
  return [
    ...[...colours].map(([colour]) => `colour: ${colour.trim()}`),
    ...[...sizes].map(([size]) => `size: ${size}`),
    ...mediaFaults(code, scales),
  ];
}

/** The tokens that a style sheet reads without a fallback. */
export const tokensRead = (css: string) =>
  [...withoutComments(css).matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);

/** The tokens that a style sheet or a script sets. */
export const tokensSet = (text: string) =>
  [...text.matchAll(/(--[a-z][\w-]*)(?=['"`]?\]?\s*[:,])/g)].map(([, name = '']) => name);
