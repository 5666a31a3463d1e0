import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { durbar, makeFolder } from './support.ts';

const COMMANDS = ['serve', 'sim', 'replay', 'verify', 'fuzz', 'bench', 'backup'];

test('help lists every command, and each command has help of its own', async () => {
  const { code, out, err } = await durbar(['--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const command of COMMANDS) {
    expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'));
    const help = await durbar([command, '--help']);
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out).toMatch(new RegExp(`^Usage: durbar ${command} `));
    expect(help.out).toContain('--json');
  }
});

test.each([
  [[], 'Usage: durbar [options] [command]'],
  [['play'], "error: unknown command 'play'"],
  [['sim'], "error: missing required argument 'game'"],
  [
    ['sim', 'chess'],
    "durbar: there is no game called 'chess'; there are maharaja-2020, maharaja-2004, maharani",
  ],
  [['sim', 'maharani', '--seats', '5'], 'durbar: maharani is for 2, 3, 4 seats, not 5'],
  [['sim', 'maharani', '--seats', 'two'], 'It should be a whole number from 1 to 99.'],
  [['sim', 'maharani', '--games', '0'], 'It should be a whole number from 1 to 1000000.'],
  [['sim', 'maharani', '--until', '1'], 'It should be a share such as 0.8 or 80%.'],
  [['sim', 'maharani', '--speed', '9'], "error: unknown option '--speed'"],
  [['sim', 'maharani', 'now'], 'error: too many arguments'],
  [
    ['sim', 'maharani', '--option', 'map=round'],
    "durbar: there is no option 'map'; this game has no options",
  ],
  [['sim', 'maharani', '--bots', 'clever'], "durbar: there is no bot called 'clever'"],
  [['sim', 'maharani', '--bots', 'playout:0'], "durbar: 'playout:0' has no valid budget"],
  [
    ['sim', 'maharani', '--seats', '4', '--bots', 'random,random'],
    'durbar: --bots should name one bot, or one for',
  ],
  [['sim', 'maharani', '--bots', './none.js,random'], "durbar: can't load the bot './none.js'"],
  [['fuzz', 'chess'], "durbar: there is no game called 'chess'"],
  [['fuzz', 'maharani', '--seats', '7'], 'durbar: maharani is for 2, 3, 4 seats, not 7'],
  [['bench', 'chess'], "durbar: there is no game called 'chess'"],
  [['bench', '--seats', '9'], 'no game has 9 seats'],
  [['replay'], "error: missing required argument 'files'"],
  [['verify'], "error: missing required argument 'files'"],
  [['backup'], "error: missing required argument 'file'"],
  [['serve', '--port', '99999'], 'It should be a whole number from 0 to 65535.'],
])('%j is a wrong call: exit code 2 and a message', async (args, message) => {
  const { code, out, err } = await durbar(args);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(message);
});

test('a folder for records that cannot be created or written to', async () => {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'file'), '');
  const under = await durbar(['sim', 'maharani', '--games', '1', '--out', 'file/records'], { cwd });
  expect(under.code).toBe(1);
  expect(under.err).toMatch(/^durbar: can't create the folder 'file\/records': [a-z ]+\n$/);
  mkdirSync(join(cwd, 'full', 'maharani-00001.json'), { recursive: true });
  const full = await durbar(['sim', 'maharani', '--games', '1', '--out', 'full'], { cwd });
  expect(full.code).toBe(1);
  expect(full.err).toBe("durbar: can't write 'full/maharani-00001.json': it is a folder\n");
});

test.skipIf(!existsSync('/proc/self'))('a file system in which no folder can be created', async () => {
  const { code, err } = await durbar(['sim', 'maharani', '--games', '1', '--out', '/proc/durbar/records']);
  expect(code).toBe(1);
  expect(err).toMatch(/^durbar: can't create the folder [^\n]+\n$/);
});

test.skipIf(process.getuid?.() === 0)('a folder that is read-only', async () => {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'closed'));
  chmodSync(join(cwd, 'closed'), 0o500);
  const { code, err } = await durbar(['sim', 'maharani', '--games', '1', '--out', 'closed'], { cwd });
  expect(code).toBe(1);
  expect(err).toContain('permission denied');
});

/** Runs a command line in a process of its own, its output going to an open file. */
function program(args: readonly string[], out: number) {
  const main = join(import.meta.dirname, '../src/main.ts');
  return spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), main, ...args], {
    stdio: ['ignore', out, 'pipe'],
    encoding: 'utf8',
  });
}

test.skipIf(!existsSync('/dev/full'))('a full disk behind the output is reported as a failure', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = program(['--help'], full);
  closeSync(full);
  expect(stderr).toBe("durbar: can't write the output: the disk is full\n");
  expect(status).toBe(1);
});
