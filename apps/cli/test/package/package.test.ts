import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  codeBlocks,
  execute,
  install,
  installRuntime,
  pack,
  type Runtime,
  root,
  runtimes,
} from './installed.ts';

// Everything here runs in processes of its own, on what `npm run pack` writes.
// The limits are for a busy machine; a quiet one needs half a minute in all.
const SLOW = { timeout: 600_000 };

let file = '';
let folder = '';
const found = new Map<Runtime, readonly [string, ...string[]] | null>();

beforeAll(async () => {
  const waiting = runtimes.map(async (name) => found.set(name, await installRuntime(name)));
  file = await pack();
  folder = await install(file);
  await Promise.all(waiting);
}, SLOW.timeout);

afterAll(() => rmSync(folder, { recursive: true, force: true }), SLOW.timeout);

const save = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const listFiles = (path: string): string[] => readdirSync(path, { recursive: true, encoding: 'utf8' });

const Manifest = z.object({
  exports: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
});
const manifest = () =>
  Manifest.parse(JSON.parse(readFileSync(join(folder, 'node_modules/durbar/package.json'), 'utf8')));
const exported = () => Object.keys(manifest().exports).filter((name) => !name.endsWith('.json'));
const games = () =>
  readdirSync(join(root, 'games')).filter((id) => existsSync(join(root, 'games', id, 'words/en/title.json')));

describe('the package', () => {
  test('has an export for each part and each game', () => {
    expect(games().length).toBeGreaterThan(2);
    const parts = ['kernel', 'table', 'bots', 'testkit', 'server', ...games().map((id) => `games/${id}`)];
    expect(exported().toSorted()).toEqual(parts.map((part) => `./${part}`).toSorted());
  });

  test('has the JSON Schemas', () => {
    const schemas = Object.keys(manifest().exports).filter((name) => name.startsWith('./schema/'));
    expect(schemas).toContain('./schema/bot-v1.json');
    for (const name of schemas) {
      const path = join(folder, 'node_modules/durbar', manifest().exports[name] ?? '');
      expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveProperty('$schema');
    }
  });

  test('holds README, licence and page, but no tests, sources or npm packages', () => {
    const files = listFiles(join(folder, 'node_modules/durbar'));
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'apps/server/web/index.html']));
    expect(files.length).toBeGreaterThan(400);
    const unwanted =
      /(^|\/)(test|tests|node_modules|board|browser|examples|fixtures)(\/|$)|\.test\.|(?<!\.d)\.tsx?$|\.map$/;
    expect(files.filter((path) => unwanted.test(path))).toEqual([]);
    expect(readFileSync(join(folder, 'node_modules/durbar/apps/server/web/LICENCES.txt'), 'utf8')).toContain(
      'react-dom',
    );
  });

  test('imports no name of the workspace', () => {
    const code = listFiles(join(folder, 'node_modules/durbar')).filter((path) =>
      /^(engine|games|apps\/(cli|server\/src)).*\.(js|d\.ts)$/.test(path),
    );
    expect(code.length).toBeGreaterThan(400);
    const names = code.filter((path) =>
      /(from|import)\s*\(?\s*['"]@durbar\//.test(
        readFileSync(join(folder, 'node_modules/durbar', path), 'utf8'),
      ),
    );
    expect(names).toEqual([]);
  });
});

/** Plays a match of each game with two bots and replays it. */
const play = () => `
import { botNamed, playMatch } from 'durbar/bots';
import { replay } from 'durbar/kernel';
import * as table from 'durbar/table';
import { fuzz } from 'durbar/testkit';
${games()
  .map((id, i) => `import { game as game${i} } from 'durbar/games/${id}';`)
  .join('\n')}
const hashes = [${games()
  .map((_, i) => `game${i}`)
  .join(', ')}].map((game) => {
  const record = playMatch({ game, bots: [botNamed('greedy'), botNamed('random')], seed: 's' });
  if (replay(game, record).hash !== record.hash) throw new Error(game.meta.id);
  return record.hash;
});
const { failure } = fuzz(game${games().length - 1}, { games: 1, seed: 's', seatCounts: [2] });
globalThis.played = JSON.stringify({ hashes, failure, table: Object.keys(table).length });
`;

const Played = z.object({
  hashes: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
  failure: z.null(),
  table: z.number().min(5),
});

/** A file of the installed package. */
const readInstalled = (path: string): string =>
  readFileSync(join(folder, 'node_modules/durbar', path), 'utf8');

test('the server’s build id depends on all of its code', () => {
  // It is the hash of this file.
  expect(readInstalled('apps/server/src/program.js')).toMatch(/buildId[^]*\n\/\/ build [0-9a-f]{64}\n$/);
});

describe('plain JavaScript', () => {
  let expected = '';

  test('imports it under this Node', SLOW, async () => {
    save('play.mjs', `${play()}console.log(globalThis.played);\n`);
    const { code, text } = await execute(folder, process.execPath, 'play.mjs');
    expect(text).toMatch(/^\{.*\}\n$/);
    expect(code).toBe(0);
    expect(Played.parse(JSON.parse(text)).hashes).toHaveLength(games().length);
    expected = text;
  });

  test.each(runtimes)('imports it under %s, with the same matches', SLOW, async (name) => {
    const runtime = found.get(name);
    if (!runtime) return;
    const [program, ...args] = runtime;
    const { text } = await execute(folder, program, ...args, 'play.mjs');
    expect(text).toBe(expected);
  });

  test('is bundled by esbuild for browsers, with the same matches', SLOW, async () => {
    save('browser.js', play());
    const { outputFiles, warnings } = await build({
      absWorkingDir: folder,
      entryPoints: ['browser.js'],
      bundle: true,
      platform: 'browser',
      format: 'iife',
      write: false,
      logLevel: 'silent',
    });
    expect(warnings).toEqual([]);
    const [bundle] = outputFiles;
    // A context without Node's globals, as bare as a browser without a page.
    save('bundle.js', bundle?.text ?? '');
    const run =
      "const g = { TextEncoder, crypto }; g.globalThis = g; const c = require('vm').createContext(g); require('vm').runInContext(require('fs').readFileSync('bundle.js', 'utf8'), c); console.log(g.played ?? c.played);";
    const { text } = await execute(folder, process.execPath, '--input-type=commonjs', '-e', run);
    expect(text).toBe(expected);
  });
});

describe('TypeScript', () => {
  const tsc = join(root, 'node_modules/.bin/tsc');
  const options = (module: string, types: readonly string[]) => ({
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023'],
      types,
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      module,
      moduleResolution: module === 'esnext' ? 'bundler' : module,
    },
  });

  /** Imports everything that is exported, so that every declaration is read. */
  const importAll = (names: readonly string[]) =>
    names
      .map(
        (name, i) =>
          `import * as part${i} from 'durbar/${name.slice(2)}';\nexport const names${i}: readonly string[] = Object.keys(part${i});\n`,
      )
      .join('');

  const check = async (module: string, types: readonly string[], source: string) => {
    save('check.ts', source);
    save('tsconfig.json', JSON.stringify({ ...options(module, types), files: ['check.ts'] }));
    return await execute(folder, tsc, '-p', '.');
  };

  test.each(['nodenext', 'esnext'])('%s: all but the server needs no types of Node', SLOW, async (module) => {
    const types = join(folder, 'node_modules/@types');
    renameSync(types, `${types}-away`);
    try {
      const parts = exported().filter((name) => name !== './server');
      const source = `${importAll(parts)}
        import { type Bot, playMatch } from 'durbar/bots';
        import { game } from 'durbar/games/${games()[0] ?? ''}';
        const mine: Bot = { name: 'mine', choose: (game, view, seat) => game.legalMoves(view, seat)[0]! };
        export const scores: readonly number[] | undefined = playMatch({ game, bots: [mine, mine], seed: 's' }).outcome?.scores;`;
      expect(await check(module, [], source)).toEqual({ code: 0, out: '', text: '' });
      const wrong = await check(
        module,
        [],
        `import { botNamed } from 'durbar/bots';\nexport const bot: number = botNamed('greedy');\n`,
      );
      expect(wrong.text).toContain("Type 'Bot' is not assignable to type 'number'");
    } finally {
      renameSync(`${types}-away`, types);
    }
  });

  test('the bot of docs/engine.md', SLOW, async () => {
    const [block, ...more] = codeBlocks('docs/engine.md').filter(({ language }) => language === 'ts');
    expect(more).toEqual([]);
    expect(await check('nodenext', [], block?.text ?? '')).toEqual({ code: 0, out: '', text: '' });
  });

  test.each(['nodenext', 'esnext'])('%s: the server', SLOW, async (module) => {
    const source = `import { readSettings, startServer } from 'durbar/server';
      const server = await startServer(readSettings(process.env));
      export const port: number = server.port;`;
    expect(await check(module, ['node'], source)).toEqual({ code: 0, out: '', text: '' });
  });
});

describe('the command', () => {
  const durbar = () => join(folder, 'node_modules/.bin/durbar');

  test('serve opens the page', SLOW, async () => {
    const args = ['serve', '--json', '--port', '0', '--host', '127.0.0.1', '--data', 'durbar.db'];
    const child = spawn(durbar(), args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, LOG_LEVEL: 'silent' },
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    try {
      const line = await new Promise<string>((resolve, reject) => {
        child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
        child.once('exit', () => reject(new Error('it ended')));
      });
      const { address } = z.object({ address: z.string() }).parse(JSON.parse(line));
      expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });
      const page = await (await fetch(address)).text();
      const [, script] = /<script[^>]*src="([^"]+)"/.exec(page) ?? [];
      const answer = await fetch(new URL(script ?? 'none', address));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('javascript');
      await answer.arrayBuffer();
    } finally {
      child.kill('SIGTERM');
    }
    expect(await ended).toBe(0);
  });

  test('replays every kept match under the newest Node as under this one', SLOW, async () => {
    const newest = found.get('the newest Node');
    const kept = games().flatMap((id) => {
      const fixtures = join(root, 'games', id, 'fixtures');
      return readdirSync(fixtures).map((name) => join(fixtures, name));
    });
    expect(kept.length).toBeGreaterThan(40);
    const program = join(folder, 'node_modules/durbar/bin/durbar.js');
    const here = await execute(folder, process.execPath, program, 'replay', '--json', ...kept);
    expect(here.code).toBe(0);
    expect(here.out.trimEnd().split('\n')).toHaveLength(kept.length);
    if (!newest) return;
    const [node, ...args] = newest;
    expect(await execute(folder, node, ...args, program, 'replay', '--json', ...kept)).toEqual(here);
  });

  test('each code block of docs/engine.md runs', SLOW, async () => {
    const lines: string[] = [];
    const blocks = codeBlocks('docs/engine.md');
    for (const { language, text, file: name } of blocks) {
      if (language === 'sh') lines.push(...text.trim().split('\n'));
      else if (name === null) throw new Error(`no name for the file with\n${text}`);
      else save(name, text);
    }
    // The folder is a package already, and the package in it is not from a registry.
    const commands = lines.filter((line) => line !== 'npm init -y' && line !== 'npm install durbar');
    for (const line of commands) {
      const { code, text } = await execute(folder, 'sh', '-c', line.replace('npx durbar', durbar()));
      expect(`${line}: ${code === 0 ? 'ok' : text}`).toBe(`${line}: ok`);
    }
    expect(commands.length).toBeGreaterThan(7);
    const files = blocks.flatMap(({ file: name }) => name ?? []);
    expect(files.filter((name) => !commands.some((line) => line.includes(name)))).toEqual([]);
  });
});

test('the file is named for the version', () => {
  expect(basename(file)).toMatch(/^durbar-\d+\.\d+\.\d+\.tgz$/);
});
