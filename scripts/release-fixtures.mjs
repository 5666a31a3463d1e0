// `npm run release-fixtures -- N`: builds, then writes fixtures/releases/N, what this program writes and says, for the tests of
// all later ones. docs/releases.md says when.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';
import { root } from './project-root.mjs';

const [, , release = ''] = process.argv;

/**
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 */
function run(args, env = {}) {
  const options = { cwd: root, env: { ...process.env, NODE_ENV: 'production', ...env } };
  const { status } = spawnSync(process.execPath, args, { ...options, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run(['scripts/ensure-chromium.mjs']);
run(['scripts/build.mjs', '--if-stale']);
run(
  [
    '--import',
    'tsx',
    '--import',
    './apps/web/browser/support/chance.mjs',
    'apps/web/browser/releases/main.ts',
    release,
    root,
  ],
  { CHROMIUM_PATH: findChromium() ?? '', DURBAR_TEST_CHANCE: `release ${release}` },
);
