// What `npm run nodes` runs, and what it remembers.
import { NODES } from './runtimes.mjs';

/**
 * @typedef {keyof typeof NODES} Major
 * @typedef {'driver' | 'engine' | 'cli' | 'server'} StepName
 * @typedef {{ major: Major, step: StepName }} Step
 * @typedef {{ ok: boolean, passed: number, failed: number, seconds: number, note: string }} Result
 * @typedef {Readonly<Record<string, Result>>} Results by `resultKey`
 */

const majors = /** @type {Major[]} */ (Object.keys(NODES).map(Number));

/** @type {readonly StepName[]} */
const STEPS = ['driver', 'engine', 'cli', 'server'];

const FAST = ['--project', 'fast'];
const SERVER = ['--project', 'server'];

/**
 * Arguments of vitest for each step: the full suites, and a quick selection of each.
 * @type {Readonly<Record<Exclude<StepName, 'driver'>, { full: readonly string[], quick: readonly string[] }>>}
 */
export const SUITES = {
  engine: {
    full: FAST,
    quick: [...FAST, 'engine/kernel', 'engine/table', 'test/rules/fixtures'],
  },
  cli: {
    full: [...SERVER, 'apps/cli'],
    quick: [...SERVER, 'apps/cli/test/records', 'apps/cli/test/sim', 'apps/cli/test/serve'],
  },
  server: {
    full: [...SERVER, 'apps/server'],
    quick: [
      ...SERVER,
      'apps/server/test/store/sqlite',
      'apps/server/test/play',
      'apps/server/test/resume',
      'apps/server/test/data-file',
      'apps/server/test/one-server',
    ],
  },
};

/** The command line cannot be used. */
export class ArgumentError extends Error {}

/**
 * @param {readonly string[]} args
 * @throws {ArgumentError}
 */
export function readArguments(args) {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const unknown = flags.find((flag) => flag !== '--quick' && flag !== '--fresh');
  if (unknown !== undefined) throw new ArgumentError(`there is no option ${unknown}`);
  const named = args.filter((arg) => !arg.startsWith('--'));
  const wanted = named.map((arg) => {
    const major = majors.find((each) => String(each) === arg);
    if (major === undefined) throw new ArgumentError(`${arg} is none of ${majors.join(', ')}`);
    return major;
  });
  return {
    majors: wanted.length > 0 ? [...new Set(wanted)] : majors,
    quick: flags.includes('--quick'),
    fresh: flags.includes('--fresh'),
  };
}

/** @param {readonly Major[]} wanted @returns {Step[]} */
export const listSteps = (wanted) => wanted.flatMap((major) => STEPS.map((step) => ({ major, step })));

/**
 * The name under which a result is kept. It contains all that the result depends on: version, step, selection and sources.
 * @param {Step} step
 * @param {boolean} quick
 * @param {string} sources
 */
export const resultKey = ({ major, step }, quick, sources) =>
  [NODES[major], step, quick ? 'quick' : 'full', sources].join(' ');

/**
 * @param {readonly (Step & { result: Result })[]} rows
 */
export function formatResults(rows) {
  const lines = rows.map(({ major, step, result: { ok, passed, failed, seconds, note } }) => [
    NODES[major],
    step,
    ok ? 'passed' : 'FAILED',
    `${passed}`,
    `${failed}`,
    `${seconds}`,
    note,
  ]);
  const all = [['Node', 'step', 'result', 'passed', 'failed', 'seconds', ''], ...lines];
  const widths = all[0]?.map((_, i) => Math.max(...all.map((line) => line[i]?.length ?? 0))) ?? [];
  return all
    .map((line) =>
      line
        .map((text, i) => text.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
