// The SQLite that the server uses: Node's own, or else the compiled package. Node builtins only.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { npm } from './npm.mjs';

const PACKAGE = 'better-sqlite3';

/** Whether this Node brings SQLite with it. */
export const hasSqlite = () => isBuiltin('node:sqlite');

/**
 * Whether the compiled package is there: npm takes it away again where it cannot be built.
 * @param {string} root
 */
export const isPresent = (root) => existsSync(join(root, 'node_modules', PACKAGE));

/**
 * Whether the compiled package runs under this Node. Asked in a process of its own: what was loaded once, or failed to, is
 * not loaded anew.
 * @param {string} root
 */
function runs(root) {
  const code = `new (require('${PACKAGE}'))(':memory:').close()`;
  return spawnSync(process.execPath, ['-e', code], { cwd: root, stdio: 'ignore' }).status === 0;
}

/**
 * Sees to it that the compiled package runs under this Node, whichever Node it was built for.
 * @param {string} root
 * @param {(message: string) => void} say
 * @returns {boolean} whether it runs
 */
export function ensureCompiled(root, say) {
  if (runs(root)) return true;
  say(`Building SQLite for Node.js ${process.version}, which has none of its own; this takes a minute …`);
  return npm(['rebuild', PACKAGE], root, { quiet: true }) && runs(root);
}
