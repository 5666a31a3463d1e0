// `npm start`: installs and builds what is missing or out of date, then serves. Node builtins only.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`Durbar needs Node.js 20 or later; this is ${process.version}.`);

const { isBuilt, isInstalled, stampInstall } = await import('./freshness.mjs');
const { npm } = await import('./npm.mjs');
const { root } = await import('./project-root.mjs');
const { ensureCompiled, hasSqlite, isPresent } = await import('./sqlite.mjs');

if (!isInstalled() || !(hasSqlite() || isPresent(root))) {
  console.log('Installing what Durbar needs; this takes a minute or two, the first time only …');
  // Without --include=dev a host that sets NODE_ENV=production would lack the tools that build the page. Only one
  // package needs compilation; it is compiled below if it is needed.
  const how = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const done = npm(['ci', ...how, '--loglevel=error'], root);
  if (!done) stop('Durbar could not be installed: npm says why above.');
  stampInstall();
}
if (!hasSqlite() && !ensureCompiled(root, console.log))
  stop(
    `Durbar needs SQLite, which Node.js ${process.version} does not bring with it: use Node.js 22.13 or later, or install a C++ compiler, make and Python 3, and start again.`,
  );
if (!isBuilt()) {
  console.log('Building Durbar …');
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) stop('Durbar could not be built: the reason is above.');
}
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
