import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Before all browser tests: builds what they run, unless it is built from exactly these sources. */
export default function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], {
    cwd: root,
    // Vitest says `test` here, and the page would be built for that.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('the browser tests need a build, and it failed');
}
