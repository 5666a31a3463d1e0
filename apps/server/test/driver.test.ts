import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ensureCompiled } from '../../../scripts/sqlite.mjs';
import { tempDir } from './support/server.ts';

/* `npm start` under a Node that has no SQLite of its own. */

// npm is started.
vi.setConfig({ testTimeout: 60_000 });

/** Creates a project whose better-sqlite3 was built for another Node. @param build its install script */
function installed(build: string): string {
  const root = tempDir();
  const folder = join(root, 'node_modules/better-sqlite3');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "dependencies": { "better-sqlite3": "1.0.0" } }');
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: 'better-sqlite3',
      version: '1.0.0',
      main: 'index.js',
      scripts: { install: build },
    }),
  );
  writeFileSync(
    join(folder, 'index.js'),
    "throw new Error('compiled against a different Node.js version using NODE_MODULE_VERSION 1');",
  );
  return root;
}

test('a package that was built for another Node is built again, once', () => {
  const root = installed(`node -e "fs.writeFileSync('index.js', 'module.exports = class { close() {} }')"`);
  const said: string[] = [];
  const say = (message: string): void => void said.push(message);
  expect(ensureCompiled(root, say)).toBe(true);
  expect(said).toEqual([expect.stringMatching(/^Building SQLite for Node\.js v/)]);
  expect(ensureCompiled(root, say)).toBe(true);
  expect(said).toHaveLength(1);
});

test.each(['exit 1', 'exit 0'])(
  'a package that does not run although building it ends with "%s"',
  (build) => {
    expect(ensureCompiled(installed(build), () => undefined)).toBe(false);
  },
);
