import { spawnSync } from 'node:child_process';

/**
 * Runs npm in the given folder and waits for it.
 * @param {string[]} args
 * @param {string} cwd
 * @returns {boolean} whether it succeeded; npm itself has said why not
 */
export function npm(args, cwd) {
  // Inside `npm start` npm names its own script, which spares looking for it (and a shell on Windows).
  const script = process.env['npm_execpath'];
  const { status } = script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
    : spawnSync('npm', args, {
        cwd,
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      });
  return status === 0;
}
