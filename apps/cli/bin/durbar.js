#!/usr/bin/env node
// Runs the built command line, or the source where nothing is built or the sources have changed since.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '../../../scripts/freshness.mjs';

if (isBuilt()) {
  process.setSourceMapsEnabled(true);
  await import(new URL('../../../dist/cli/main.js', import.meta.url).href);
} else {
  // A process of its own, so that worker threads inherit the loader.
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const args = ['--import', import.meta.resolve('tsx'), main, ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  // The terminal sends Ctrl+C to both; only what is sent to this process alone is passed on.
  process.on('SIGINT', () => undefined);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 1;
  });
}
