/**
 * The architecture as data: the areas of the source tree, what each may import, and what pure code must not use. Games
 * are found by pattern, so none is named here.
 */

/**
 * An area is a folder with its own import rules. Its kind is the folder's path, with `*` in place of a game's name:
 * `engine/table`, `kit/ui`, `games/*` + `/rules`, `apps/web/pages`.
 */
export interface Area {
  readonly kind: string;
  /** The folder inside `games/`; null outside. */
  readonly game: string | null;
  /** Whether the file is a test or a tool, which may import more than sources may. */
  readonly inTest: boolean;
}

const TEST_FOLDERS = new Set(['test', 'browser', 'gallery', 'vite', 'examples']);
const ENGINE = [
  'engine/kernel',
  'engine/table',
  'engine/bots',
  'engine/bot-protocol',
  'engine/protocol',
  'engine/testkit',
];
const KIT = ['kit/words', 'kit/art', 'kit/ui', 'kit/board', 'kit/plain', 'kit/tutorial', 'kit/intro'];

/** What every folder of an app may import from the lower layers. */
const SERVER_BASE = [...ENGINE.filter((area) => area !== 'engine/testkit'), 'games/registry'];
const WEB_BASE = [...SERVER_BASE, ...KIT, 'apps/web/address'];
const serverAreas = (...folders: readonly string[]) => folders.map((folder) => `apps/server/${folder}`);
const webAreas = (...folders: readonly string[]) => folders.map((folder) => `apps/web/${folder}`);

/**
 * What sources of an area may import. `own/` stands for the same game, `kingdom/` for the shared code of the Maharajas;
 * a name that ends with `/` stands for all areas below it.
 */
const importRules: Readonly<Record<string, readonly string[]>> = {
  'engine/kernel': [],
  'engine/table': ['engine/kernel'],
  'engine/bots': ['engine/kernel'],
  'engine/testkit': ['engine/kernel', 'engine/table'],
  'engine/protocol': ['engine/kernel', 'engine/table'],
  'engine/bot-protocol': ['engine/kernel'],

  'kit/words': ['engine/kernel'],
  'kit/art': ['engine/kernel'],
  'kit/ui': ['engine/kernel', 'kit/words', 'kit/art'],
  'kit/board': ['engine/kernel', 'engine/table', 'kit/words', 'kit/art', 'kit/ui'],
  'kit/plain': ['engine/kernel', 'engine/table', 'kit/words', 'kit/art', 'kit/ui', 'kit/board'],
  'kit/tutorial': ['engine/kernel', 'engine/table'],
  'kit/intro': ['engine/kernel', 'engine/table', 'kit/words', 'kit/art', 'kit/ui', 'kit/board'],

  'games/*/art': ['kit/art'],
  'games/*/data': ['engine/kernel', 'own/rules', 'kingdom/rules', 'kingdom/data'],
  'games/*/rules': ['engine/kernel', 'own/data', 'own/words', 'kingdom/rules', 'kingdom/data'],
  'games/*/words': ['own/words', 'kingdom/words'],
  'games/*/board': [
    'engine/kernel',
    'engine/table',
    'kit/',
    'own/rules',
    'own/data',
    'own/words',
    'own/art',
    'kingdom/rules',
    'kingdom/board',
    'kingdom/words',
  ],
  'games/*/tutorial': [
    'engine/kernel',
    'kit/tutorial',
    'own/rules',
    'own/data',
    'kingdom/rules',
    'kingdom/tutorial',
  ],
  'games/*/intro': [
    'engine/kernel',
    'engine/table',
    'kit/',
    'own/rules',
    'own/data',
    'own/words',
    'own/board',
    'kingdom/rules',
    'kingdom/board',
    'kingdom/intro',
    'kingdom/words',
  ],
  'games/registry': [
    'engine/kernel',
    'engine/table',
    'kit/words',
    'kit/board',
    'kit/plain',
    'kit/tutorial',
    'kit/intro',
    'games/*/tutorial',
    'games/*/intro',
    'games/*/rules',
    'games/*/board',
    'games/*/words',
    'games/*/cover',
  ],

  'apps/server/config': [],
  'apps/server/clocks': ['engine/kernel', 'engine/protocol'],
  'apps/server/storage': [...SERVER_BASE, ...serverAreas('config', 'clocks')],
  'apps/server/identity': [...SERVER_BASE, ...serverAreas('config', 'storage', 'clocks')],
  'apps/server/core': [...SERVER_BASE, ...serverAreas('config', 'storage', 'identity', 'clocks')],
  'apps/server/rooms': [...SERVER_BASE, ...serverAreas('storage', 'identity', 'core', 'clocks', 'ratings')],
  'apps/server/bots': [...SERVER_BASE, ...serverAreas('core', 'rooms')],
  'apps/server/ratings': [...SERVER_BASE, ...serverAreas('storage', 'core')],
  'apps/server/lobby': [...SERVER_BASE, ...serverAreas('storage', 'identity', 'core', 'rooms', 'ratings')],
  'apps/server/people': [...SERVER_BASE, ...serverAreas('storage', 'core', 'rooms', 'clocks', 'ratings')],
  'apps/server/owner': [
    ...SERVER_BASE,
    ...serverAreas('config', 'storage', 'identity', 'core', 'rooms', 'ratings', 'people'),
  ],
  'apps/server/notices': [
    ...SERVER_BASE,
    ...serverAreas('config', 'storage', 'identity', 'core', 'rooms', 'clocks'),
  ],
  'apps/server/accounts': [
    ...SERVER_BASE,
    ...serverAreas('config', 'storage', 'identity', 'core', 'rooms', 'ratings', 'lobby', 'notices'),
  ],
  'apps/server/http': [
    ...SERVER_BASE,
    ...serverAreas(
      'config',
      'storage',
      'identity',
      'core',
      'rooms',
      'lobby',
      'clocks',
      'notices',
      'accounts',
      'ratings',
      'people',
      'owner',
    ),
  ],
  'apps/server/sockets': [...SERVER_BASE, ...serverAreas('storage', 'core', 'rooms', 'lobby', 'http')],
  'apps/server': [...SERVER_BASE, 'apps/server/'],

  'apps/web/address': [],
  'apps/web/sw': ['apps/web/address'],
  'apps/web/net': [...WEB_BASE, 'apps/web/sw'],
  'apps/web/state': [...WEB_BASE, 'apps/web/net'],
  'apps/web/words': [...WEB_BASE, 'apps/web/state'],
  'apps/web/games': [...WEB_BASE, 'apps/web/state'],
  'apps/web/table': [...WEB_BASE, 'apps/web/net'],
  'apps/web/replay': [...WEB_BASE, ...webAreas('games', 'table')],
  'apps/web/local': [...WEB_BASE, ...webAreas('net', 'state', 'words', 'games', 'table')],
  'apps/web/pages': [
    ...WEB_BASE,
    ...webAreas('net', 'state', 'words', 'games', 'table', 'replay', 'local', 'sw'),
  ],
  'apps/web/app': [...WEB_BASE, ...webAreas('sw', 'state', 'words', 'pages')],
  'apps/web/prerender': [...WEB_BASE, ...webAreas('state', 'words', 'app')],
  'apps/web': [...WEB_BASE, ...webAreas('sw', 'state', 'words', 'app', 'prerender')],

  'apps/cli/': [...ENGINE, 'games/registry', 'apps/server/', 'apps/cli/'],
};

/** What tests may import in addition to the import rules of the sources beside them. */
const testImportRules: Readonly<Record<string, readonly string[]>> = {
  engine: ['engine/', 'games/registry'],
  kit: ['kit/', 'engine/'],
  games: ['engine/', 'kit/', 'games/', 'apps/web/'],
  apps: ['engine/', 'kit/', 'games/', 'apps/', 'scripts/'],
  tools: ['tools/', 'scripts/'],
};

/** npm packages that areas of pure code may use. */
const pureDependencies: Readonly<Record<string, readonly string[]>> = {
  'engine/kernel': ['@noble/ciphers', '@noble/curves', '@noble/hashes', 'zod'],
  // Only its `vitest` entry, which tests import, depends on the test runner.
  'engine/testkit': ['@formatjs/icu-messageformat-parser', 'vitest', 'zod'],
  'engine/bots': [],
  'engine/table': ['zod'],
  'engine/protocol': ['zod'],
  'engine/bot-protocol': ['zod'],
  'games/*/rules': ['zod'],
  'games/*/art': ['kit/art'],
  'games/*/data': [],
  'games/*/words': [],
};

/** Areas whose results must be the same on every machine, so even the last bits of `Math` matter. */
const exact: ReadonlySet<string> = new Set(['engine/kernel', 'games/*/rules', 'games/*/data']);

/** Globals that read a clock, a locale, randomness or the machine. */
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

/** The files that `npm run new-game` copies. They follow the rules of a game, as each copy must. */
const TEMPLATE = 'scripts/new-game/template/';

/** The area of a file, by its path relative to the root; null for files outside the four layers. */
export function findArea(path: string): Area | null {
  if (path.startsWith(TEMPLATE)) return findArea(`games/sample-game/${path.slice(TEMPLATE.length)}`);
  const [layer = '', second = '', third = '', fourth = ''] = path.split('/');
  if (layer === 'engine')
    return { kind: `engine/${second}`, game: null, inTest: third !== 'src' && third !== 'schema' };
  if (layer === 'kit') return { kind: `kit/${second}`, game: null, inTest: second === 'test' };
  if (layer === 'games' && second === 'registry')
    return { kind: 'games/registry', game: null, inTest: false };
  if (layer === 'games') return { kind: `games/*/${third}`, game: second, inTest: third === 'test' };
  if (layer === 'apps') {
    const inside = third === 'src' && path.split('/').length > 4 ? `/${fourth}` : '';
    return {
      kind: `apps/${second}${inside}`,
      game: null,
      inTest: TEST_FOLDERS.has(third) || third.includes('.'),
    };
  }
  if (layer === 'tools') return { kind: 'tools', game: null, inTest: true };
  return null;
}

const isPattern = (pattern: string, kind: string) =>
  pattern.endsWith('/') ? `${kind}/`.startsWith(pattern) : pattern === kind;

function lookUp<T>(table: Readonly<Record<string, T>>, kind: string): T | undefined {
  return Object.entries(table).find(([pattern]) => isPattern(pattern, kind))?.[1];
}

/** Whether the architecture has rules for this area. */
export const isKnown = ({ kind, inTest }: Area) => inTest || lookUp(importRules, kind) !== undefined;

/** Whether an area runs without Node, DOM, clock, randomness and locale. */
export const isPure = ({ kind, inTest }: Area) => !inTest && lookUp(pureDependencies, kind) !== undefined;

/** Whether an area must compute the same bits in every engine. */
export const isExact = ({ kind }: Area) => exact.has(kind);

/** Whether an area works with any game and must not name one. */
export const isGameless = ({ kind, inTest }: Area) => !inTest && !kind.startsWith('games/');

/** The npm packages that a pure area may use. */
export const allowedDependencies = ({ kind }: Area): readonly string[] =>
  lookUp(pureDependencies, kind) ?? [];

/** Whether code of `from` may import `to`. */
export function mayImport(from: Area, to: Area): boolean {
  if (from.kind === to.kind && from.game === to.game) return true;
  const layer = from.kind.split('/')[0] ?? '';
  const patterns = [
    ...(lookUp(importRules, from.kind) ?? []),
    ...(from.inTest ? (testImportRules[layer] ?? []) : []),
  ];
  return patterns.some((pattern) => reaches(pattern, from, to));
}

function reaches(pattern: string, from: Area, to: Area): boolean {
  const [owner, area = ''] = pattern.split('/');
  if (owner === 'own') return to.game === from.game && to.kind === `games/*/${area}`;
  if (owner === 'kingdom') return to.game === 'kingdom' && to.kind === `games/*/${area}`;
  return isPattern(pattern, to.kind);
}
