import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findChromium } from './scripts/chromium.mjs';

/** What takes longest on a machine that has not yet measured it, longest first. */
const LONGEST = [
  'browser/copy.',
  'test/browser/',
  'browser/room.',
  'browser/access-',
  'browser/home.',
  'test/conformance',
  'test/load.',
  'test/startup.',
  'test/kill.',
];

/** Begins with what takes longest, so that no worker is left alone with it at the end. */
class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((part) => moduleId.includes(part));
      return found < 0 ? LONGEST.length : found;
    };
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b)));
  }
}

const BROWSER_TESTS = ['apps/web/browser/**/*.test.ts', 'games/*/test/browser/**/*.test.ts'];
const LONG_BROWSER_TESTS = ['apps/web/browser/long/*.test.ts', 'games/*/test/browser/long/*.test.ts'];

/** Tests of the built page in Chromium. */
const browserProject = (
  name: string,
  groupOrder: number,
  include: readonly string[],
  exclude: readonly string[] = [],
) => ({
  // Each file drives several browser contexts and one server, and is busy most of the time: more than one a core
  // starve. What drives them is big to load, and each file's browser and server are its own: once a worker is enough.
  test: {
    name,
    globalSetup: ['apps/web/browser/support/build.ts'],
    env: { CHROMIUM_PATH: findChromium() ?? '' },
    include: [...include],
    exclude: [...exclude],
    sequence: { groupOrder },
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    // Of a busy machine: nothing takes so long on a quiet one.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { interval: 50, timeout: 15_000 } },
  },
});

/** Boards without their drawings, which take long to compress, and which no fast test looks at. */
const withoutDrawings = {
  name: 'durbar-without-drawings',
  resolveId: (id: string) => (id.startsWith('virtual:sprite/') ? `\0${id}` : null),
  load: (id: string) => (id.startsWith('\0virtual:sprite/') ? "export default '<svg></svg>'" : null),
};

export default defineConfig({
  test: {
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    coverage: {
      provider: 'v8',
      include: [
        '{engine,apps}/*/src/**/*.{ts,tsx}',
        'kit/**/*.{ts,tsx}',
        'games/*/{rules,board,intro}/**/*.{ts,tsx}',
      ],
      reportsDirectory: 'coverage',
    },
    // One project after the other (`groupOrder`): browsers starve, and time out, beside busy threads.
    projects: [
      {
        plugins: [withoutDrawings],
        // Pure code shares nothing between files, so it runs in shared threads: ten times faster.
        test: {
          name: 'fast',
          include: [
            'engine/*/test/**/*.test.ts',
            'kit/test/**/*.test.{ts,tsx}',
            'games/*/test/{rules,board,intro}/**/*.test.{ts,tsx}',
            'apps/web/test/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'scripts/new-game/template/test/**/*.test.ts',
          ],
          sequence: { groupOrder: 0 },
          pool: 'threads',
          isolate: false,
          // By default one core is kept free, which of two is half.
          maxWorkers: '100%',
          testTimeout: 20_000,
        },
      },
      {
        // These own processes, ports and files, which threads of one process would share. Each file leaves nothing
        // behind, so one process runs several: loading the server anew for each takes half of the time.
        test: {
          name: 'server',
          globalSetup: ['apps/server/test/support/bundle.ts'],
          include: ['apps/{server,cli}/test/**/*.test.ts'],
          sequence: { groupOrder: 1 },
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      browserProject('browser', 2, BROWSER_TESTS, LONG_BROWSER_TESTS),
      // What takes too long for each change: `npm run campaign browser` runs it, `npm test` does not.
      browserProject('browser-long', 3, LONG_BROWSER_TESTS),
    ],
  },
});
