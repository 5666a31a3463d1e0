// Finds Chromium before browser tests. Installs it if allowed, or says in one line how to get it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

const mayInstall =
  !process.env['CHROMIUM_PATH'] && process.getuid?.() === 0 && existsSync('/etc/debian_version');

if (!findChromium() && mayInstall) {
  console.log('Installing Chromium from Debian for the browser tests …');
  const updated = aptGet('update', '-q');
  const install = (/** @type {string} */ name) =>
    aptGet('install', '-q', '-y', '--no-install-recommends', name);
  // Older Debian releases do not have the package chromium-headless-shell.
  if (updated && !install('chromium-headless-shell')) install('chromium');
}
if (!findChromium()) {
  console.error(
    'The browser tests need Chromium: install it (Debian: `apt-get install chromium`) or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
  process.exit(1);
}
