// The SQLite that the server uses: Node's own, or else the compiled package. Node builtins only.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { npm } from './npm.mjs';

const PACKAGE = 'better-sqlite3';

/** Whether this Node includes SQLite. */
export const hasSqlite = () => isBuiltin('node:sqlite');

/**
 * Whether the compiled package is installed. npm removes it if it cannot be built.
 * @param {string} root
 */
export const isPresent = (root) => existsSync(join(root, 'node_modules', PACKAGE));

/**
 * Whether the compiled package works with this Node. Checked in a separate process, because a module that was loaded
 * once, or failed to load, is not loaded again.
 * @param {string} root
 */
function runs(root) {
  const code = `new (require('${PACKAGE}'))(':memory:').close()`;
  return spawnSync(process.execPath, ['-e', code], { cwd: root, stdio: 'ignore' }).status === 0;
}

/**
 * Makes the compiled package work with this Node, whichever Node it was built for.
 * @param {string} root
 * @param {(message: string) => void} say
 * @returns {boolean} whether it works
 */
export function ensureCompiled(root, say) {
  if (runs(root)) return true;
  say(`Building SQLite for Node.js ${process.version}, which has none of its own; this takes a minute …`);
  return npm(['rebuild', PACKAGE], root, { quiet: true }) && runs(root);
}
