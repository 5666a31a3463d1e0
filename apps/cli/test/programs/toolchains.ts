import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** Debian's folder for the sources of Rust packages. */
const CRATES = '/usr/share/cargo/registry';

/** Whether a program can be started here. */
function runs(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** Says in one line that tests are skipped, and how to have them run. @returns whether they are */
function skipUnless(here: boolean, what: string, how: string): boolean {
  if (!here) process.stdout.write(`skipped: ${what}; to run it, ${how}\n`);
  return !here;
}

const python = runs('python3', '--version');
const rust =
  runs('cargo', '--version') &&
  existsSync(CRATES) &&
  readdirSync(CRATES).some((name) => name.startsWith('serde_json-'));

/** Which tests are skipped, since their language is not on this machine. */
export const skipped = {
  python: skipUnless(python, 'what is written in Python', 'apt-get install python3'),
  pettingzoo: skipUnless(
    python && runs('python3', '-c', 'import pettingzoo'),
    'the reference test of PettingZoo',
    'pip install pettingzoo',
  ),
  go: skipUnless(runs('go', 'version'), 'the bot in Go', 'apt-get install golang-go'),
  rust: skipUnless(rust, 'the bot in Rust', 'apt-get install cargo librust-serde-json-dev'),
};

/** Arguments of cargo that have it build from Debian's packages, without a network. */
export const cargoOffline: readonly string[] = [
  '--offline',
  '--config',
  'source.crates-io.replace-with="debian"',
  '--config',
  `source.debian.directory="${CRATES}"`,
];
