import { expect, it } from 'vitest';
import { isCode, read, walk } from './files.ts';

/**
 * The files that may read the machine's clock. Anybody can set it at any time, so durations are measured by a clock
 * that cannot be set (`performance.now`, or `elapsed` in the server), and the server's time stamps come from its
 * `createServerClock`.
 */
const ALLOWED = [
  'apps/cli/src/commands/bench-sleeping.ts',
  'apps/cli/src/commands/notify.ts',
  'apps/cli/src/commands/rotate-key.ts',
  'apps/cli/src/owner/run.ts',
  'apps/server/src/server.ts',
  'apps/web/src/local/open-match.ts',
  'apps/web/src/local/pending-match.ts',
  'apps/web/src/local/tutorial-match.ts',
  'apps/web/src/pages/games/device-rows.ts',
  'apps/web/src/pages/games/useGameRows.ts',
  'apps/web/src/pages/games/useNow.ts',
  'apps/web/src/pages/table/context/page-environment.ts',
];

it("only time stamps are taken from the machine's clock", () => {
  const sources = walk().filter(
    (path) =>
      isCode(path) && /^(engine|kit|games|apps)\//.test(path) && !/\/(test|browser|gallery)\//.test(path),
  );
  const readers = sources.filter((path) => /\bDate\.now\b|\bnew Date\(\)/.test(read(path)));
  expect(readers.toSorted()).toEqual(ALLOWED);
});
