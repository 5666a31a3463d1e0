import { spawnSync } from 'node:child_process';

/**
 * Runs npm in the given folder and waits for it.
 * @param {string[]} args
 * @param {string} cwd
 * @param {{ quiet?: boolean }} [how] with `quiet` npm prints nothing, and the caller must say what to do
 * @returns {boolean} whether it succeeded; if not, npm has printed why, unless it was quiet
 */
export function npm(args, cwd, { quiet = false } = {}) {
  return run(args, { cwd, stdio: ['ignore', 'ignore', quiet ? 'ignore' : 'inherit'] }).status === 0;
}

/**
 * What npm prints on standard output, also if it fails; empty if it takes longer than `ms` milliseconds.
 * @param {string[]} args
 * @param {string} cwd
 * @param {number} ms
 */
export function askNpm(args, cwd, ms) {
  const { error, stdout } = run(args, {
    cwd,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: ms,
    killSignal: 'SIGKILL',
    maxBuffer: 100_000_000,
  });
  return error ? '' : String(stdout);
}

/**
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
function run(args, options) {
  // Inside `npm start` npm passes the path of its own script, so there is no need to search for it (or for a shell on
  // Windows).
  const script = process.env['npm_execpath'];
  return script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
