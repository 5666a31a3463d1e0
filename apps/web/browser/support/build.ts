import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Runs before all browser tests: builds the page and the server, unless the build is current. */
export default function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], {
    cwd: root,
    // Vitest sets `test`, which would make a development build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('the browser tests need a build, and it failed');
}
