import { spawnSync } from 'node:child_process';

/**
 * Runs npm in the given folder and waits for it.
 * @param {string[]} args
 * @param {string} cwd
 * @param {{ quiet?: boolean }} [how] with `quiet` npm prints nothing, and the caller must say what to do
 * @returns {boolean} whether it succeeded; if not, npm has printed why, unless it was quiet
 */
export function npm(args, cwd, { quiet = false } = {}) {
  // Inside `npm start` npm passes the path of its own script, so there is no need to search for it (or for a shell on
  // Windows).
  const script = process.env['npm_execpath'];
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'ignore', quiet ? 'ignore' : 'inherit'];
  const { status } = script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...args], { cwd, stdio })
    : spawnSync('npm', args, { cwd, stdio, shell: process.platform === 'win32' });
  return status === 0;
}
