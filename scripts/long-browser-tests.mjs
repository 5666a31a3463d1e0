// long-browser-tests.mjs --out FOLDER [--minutes N]: runs the browser tests that take too long for each change, file by file.
// A file that passed is not run again until the sources change. No file begins after so many minutes (60 without --minutes).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './project-root.mjs';

const PROJECT = '--project=browser-long';

const { values } = parseArgs({
  options: { out: { type: 'string' }, minutes: { type: 'string', default: '60' } },
});
const minutes = Number(values.minutes);
if (values.out === undefined || !(minutes > 0)) {
  console.error('usage: long-browser-tests.mjs --out FOLDER [--minutes N], with N above 0');
  process.exit(2);
}
const stateFile = join(values.out, 'browser.json');

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function read(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stderr}`);
  return stdout;
}

/** Names the sources as they are, with what is not committed. */
function nameSources() {
  const changes = read('git', ['diff', 'HEAD']) + read('git', ['ls-files', '--others', '--exclude-standard']);
  return `${read('git', ['rev-parse', 'HEAD']).trim()} ${createHash('sha256').update(changes).digest('hex')}`;
}

/** @returns {{ sources: string, passed: Record<string, number> }} seconds that each file took which passed */
function readState() {
  const sources = nameSources();
  if (!existsSync(stateFile)) return { sources, passed: {} };
  const state = JSON.parse(readFileSync(stateFile, 'utf8'));
  if (state.sources === sources) return state;
  console.log('The sources have changed: all files are run again.');
  return { sources, passed: {} };
}

const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const files = read(process.execPath, [vitest, 'list', '--filesOnly', PROJECT])
  .split('\n')
  .map((line) => line.replace(/^\[[^\]]*\] /, '').trim())
  .filter((line) => line.endsWith('.test.ts'));
const state = readState();
const end = Date.now() + minutes * 60_000;
/** @type {string[]} */
const failed = [];
for (const file of files) {
  if (file in state.passed || Date.now() >= end) continue;
  const start = Date.now();
  const { status } = spawnSync(process.execPath, [vitest, 'run', PROJECT, file], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status === 0) state.passed[file] = Math.round((Date.now() - start) / 1000);
  else failed.push(file);
  writeFileSync(stateFile, `${JSON.stringify(state, null, 2)}\n`);
}
const left = files.filter((file) => !(file in state.passed) && !failed.includes(file));
const summary = { passed: state.passed, failed, left };
const lines = [
  `${Object.keys(state.passed).length} of ${files.length} files passed, ${failed.length} failed, ${left.length} are left`,
  ...Object.entries(state.passed).map(([file, seconds]) => `  passed ${file}: ${seconds} s`),
  ...failed.map((file) => `  FAILED ${file}: npx vitest run ${PROJECT} ${file}`),
  ...left.map((file) => `  left   ${file}`),
];
writeFileSync(join(values.out, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
writeFileSync(join(values.out, 'summary.txt'), `${lines.join('\n')}\n`);
console.log(lines.join('\n'));
process.exitCode = failed.length > 0 ? 1 : 0;
