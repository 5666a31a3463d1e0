/** The architecture as data: which package may import which, and what the pure ones must do without. */

/** Packages that import nothing but what is listed here. `*` ends a name that stands for several packages. */
const sourceArrows: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  testkit: ['kernel'],
  kingdom: ['kernel'],
  'maharaja-*': ['kernel', 'kingdom'],
  maharani: ['kernel'],
  games: ['kernel', 'kingdom', 'maharani', 'maharaja-*'],
  bots: ['kernel'],
  table: ['kernel'],
  protocol: ['kernel', 'table'],
  server: ['kernel', 'bots', 'games', 'protocol', 'table'],
  web: ['kernel', 'bots', 'games', 'protocol', 'table'],
  cli: ['kernel', 'bots', 'games', 'protocol', 'server', 'table', 'testkit'],
};

/** What tests may import beyond their package's own arrows. */
const testArrows: Readonly<Record<string, readonly string[]>> = {
  kernel: ['testkit'],
  kingdom: ['testkit'],
  'maharaja-*': ['testkit'],
  maharani: ['testkit'],
  games: ['testkit'],
  bots: ['games', 'testkit'],
  table: ['games', 'testkit'],
  protocol: ['games', 'testkit'],
  server: ['testkit'],
  web: ['testkit', 'maharani', 'maharaja-*'],
};

/** npm packages that the pure packages may use. */
const pureDependencies: Readonly<Record<string, readonly string[]>> = {
  kernel: ['@noble/hashes'],
  // Only its `vitest` entry, which tests import, knows the test runner.
  testkit: ['@formatjs/icu-messageformat-parser', 'vitest', 'zod'],
  kingdom: ['zod'],
  'maharaja-*': ['zod'],
  maharani: ['zod'],
  games: [],
  bots: [],
  table: ['zod'],
  protocol: ['zod'],
};

/** Packages whose results must be the same on every machine, so even the last bits of `Math` matter. */
const exact = ['kernel', 'kingdom', 'maharaja-*', 'maharani'];

/** Packages that play any game, and so name none. */
const gameless = ['kernel', 'testkit', 'bots', 'table', 'protocol', 'server'];

/** Globals that read a clock, a locale, chance or the machine. */
export const forbiddenGlobals: ReadonlySet<string> = new Set([
  'Date',
  'performance',
  'Intl',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'crypto',
  'fetch',
  'process',
  'globalThis',
  'window',
  'document',
]);

/** `Math` functions whose last bit differs between engines. */
export const inexactMath: ReadonlySet<string> = new Set(
  'acos acosh asin asinh atan atan2 atanh cbrt cos cosh exp expm1 hypot log log10 log1p log2 pow sin sinh tan tanh'.split(
    ' ',
  ),
);

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

function lookUp<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.entries(table).find(([pattern]) => matches(pattern, name))?.[1];
}

const isOneOf = (patterns: readonly string[], name: string) => patterns.some((p) => matches(p, name));

/** Whether the architecture knows a package of this name. */
export const isKnown = (name: string) => lookUp(sourceArrows, name) !== undefined;

/** Whether a package runs without Node, DOM, clock, chance and locale. */
export const isPure = (name: string) => lookUp(pureDependencies, name) !== undefined;

/** Whether a package must compute the same bits in every engine. */
export const isExact = (name: string) => isOneOf(exact, name);

/** Whether a package may name no game. */
export const isGameless = (name: string) => isOneOf(gameless, name);

/** Whether a package holds the rules of one game. */
export const isGame = (name: string) => isOneOf(['maharani', 'maharaja-*'], name);

/** The npm packages a pure package may use. */
export const allowedDependencies = (name: string): readonly string[] => lookUp(pureDependencies, name) ?? [];

/** Whether code of `from` may import `to`. Tests may reach a little further than sources. */
export function mayImport(from: string, to: string, inTest: boolean): boolean {
  if (from === to) return true;
  if (isOneOf(lookUp(sourceArrows, from) ?? [], to)) return true;
  return inTest && isOneOf(lookUp(testArrows, from) ?? [], to);
}
