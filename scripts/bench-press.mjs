// `npm run bench:press -- [N]`: builds, presses N times at a table of each game in Chromium, and prints how long it takes from a
// press to its picture: the median, the 95th percentile and the longest.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';
import { root } from './project-root.mjs';

/** @param {readonly string[]} args */
function run(args) {
  const env = { ...process.env, NODE_ENV: 'production', CHROMIUM_PATH: findChromium() ?? '' };
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run(['scripts/ensure-chromium.mjs']);
run(['scripts/build.mjs', '--if-stale']);
run(['--import', 'tsx', 'apps/web/browser/press/main.ts', ...process.argv.slice(2)]);
