// campaign.mjs NAME [options]: runs a long test of the campaigns below. Each has an end, keeps its state in the folder that
// --out names (data/campaigns/NAME without it), and continues from it when it is run again.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project-root.mjs';

/**
 * A campaign: what it does, and the program to run, with its first arguments. Options are added to them.
 * @type {Readonly<Record<string, { what: string, run: readonly string[] }>>}
 */
const CAMPAIGNS = {
  kill: {
    what: 'a server under load is killed repeatedly; --kills N',
    run: ['apps/cli/bin/durbar.js', 'campaign', 'kill'],
  },
  mutate: {
    what: 'mutated inputs for every parser; --inputs N',
    run: ['apps/cli/bin/durbar.js', 'campaign', 'mutate'],
  },
  leak: {
    what: 'matches that differ in what a viewer may not know; --pairs N of each game',
    run: ['apps/cli/bin/durbar.js', 'campaign', 'leak'],
  },
  fast: {
    what: 'matches by the contract and by the fast form at once; --matches N of each game',
    run: ['apps/cli/bin/durbar.js', 'campaign', 'fast'],
  },
  clocks: {
    what: 'clocks of tables compared with a model that counts every minute, in every time zone; --zones N',
    run: ['apps/cli/bin/durbar.js', 'campaign', 'clocks'],
  },
  browser: {
    what: 'the long browser tests: all screens in a made-up language, whole matches by each input, a new game',
    run: ['scripts/long-browser-tests.mjs'],
  },
  soak: {
    what: 'delays at tables while one address attacks the server; --minutes N rounds',
    run: ['apps/cli/bin/durbar.js', 'bench', 'soak'],
  },
};

const [, , name = '', ...options] = process.argv;
const campaign = Object.hasOwn(CAMPAIGNS, name) ? CAMPAIGNS[name] : undefined;
if (!campaign) {
  const list = Object.entries(CAMPAIGNS).map(([each, { what }]) => `  ${each}: ${what}`);
  console.error(
    `npm run campaign NAME -- [options]\n${list.join('\n')}\nAll take --minutes N and --out FOLDER.`,
  );
  process.exit(2);
}
const given = options.indexOf('--out');
const out = given < 0 ? join(root, 'data', 'campaigns', name) : (options[given + 1] ?? '');
mkdirSync(out, { recursive: true });
const rest = given < 0 ? options : options.toSpliced(given, 2);
const run = [...campaign.run, ...rest, '--out', out];
const { status } = spawnSync(process.execPath, run, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
