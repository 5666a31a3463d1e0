// `npm run nodes -- 22 24 26`: runs the fast and server tests under other versions of Node.js, and prints a table. Results are
// kept: when it is run again with the same sources, it goes on where it was. `--quick` runs a selection of the tests, `--fresh`
// runs every step again. Each step has a time limit.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ArgumentError, formatResults, listSteps, readArguments, resultKey, SUITES } from './nodes/plan.mjs';
import { findNode } from './nodes/runtimes.mjs';
import { root } from './project-root.mjs';

/** @typedef {import('./nodes/plan.mjs').Result} Result */

const MINUTES = 30;
const cache = join(root, 'node_modules/.cache/durbar-nodes');
const kept = join(cache, 'results.json');

/** A hash of the commit and of all that differs from it. */
function hashSources() {
  const hash = createHash('sha256');
  for (const args of [
    ['rev-parse', 'HEAD'],
    ['diff', 'HEAD'],
    ['status', '--porcelain'],
  ]) {
    const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: 1_000_000_000 });
    if (status !== 0) throw new Error(`git ${args.join(' ')} failed`);
    hash.update(stdout);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} runtime folder of the package
 * @param {readonly string[]} args
 */
function runUnder(runtime, args) {
  const bin = join(runtime, 'bin');
  const began = performance.now();
  const { status, signal } = spawnSync(join(bin, 'node'), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: MINUTES * 60_000,
    env: {
      ...process.env,
      // What the tests start is started under the same Node, and a driver is compiled for it.
      PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
      npm_config_nodedir: runtime,
    },
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  return { ok: status === 0, seconds, note: signal === null ? '' : `ended by ${signal}` };
}

const DRIVER = `const { hasSqlite, ensureCompiled } = await import('./scripts/sqlite.mjs');
process.exitCode = hasSqlite() || ensureCompiled(process.cwd(), console.log) ? 0 : 1;`;

/**
 * @param {import('./nodes/plan.mjs').Step} step
 * @param {string} runtime
 * @param {boolean} quick
 * @returns {Result}
 */
function runStep({ step }, runtime, quick) {
  if (step === 'driver') {
    const ran = runUnder(runtime, ['--input-type=module', '-e', DRIVER]);
    return { passed: 0, failed: 0, ...ran };
  }
  const report = join(cache, 'report.json');
  rmSync(report, { force: true });
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const suite = SUITES[step][quick ? 'quick' : 'full'];
  const ran = runUnder(runtime, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...suite, ...output]);
  if (!existsSync(report)) return { ...ran, passed: 0, failed: 0, note: ran.note || 'no report' };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { ...ran, passed: numPassedTests, failed: numFailedTests };
}

async function main() {
  const { majors, quick, fresh } = readArguments(process.argv.slice(2));
  mkdirSync(cache, { recursive: true });
  const sources = hashSources();
  /** @type {Record<string, Result>} */
  const results = !fresh && existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const rows = [];
  for (const step of listSteps(majors)) {
    const key = resultKey(step, quick, sources);
    let result = results[key];
    if (!result?.ok) {
      const runtime = await findNode(step.major);
      if (runtime === null) {
        rows.push({
          ...step,
          result: { ok: false, passed: 0, failed: 0, seconds: 0, note: 'cannot be had' },
        });
        continue;
      }
      console.log(`\nNode ${step.major}: ${step.step}`);
      result = runStep(step, runtime, quick);
      results[key] = result;
      writeFileSync(kept, JSON.stringify(results));
    }
    rows.push({ ...step, result });
  }
  console.log(`\n${formatResults(rows)}`);
  if (rows.some(({ result }) => !result.ok)) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(`${error.message}\nUsage: npm run nodes -- [20] [22] [24] [26] [--quick] [--fresh]`);
  process.exitCode = 2;
}
