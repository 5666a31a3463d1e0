// `npm run check:dependencies`: checks the licences of all packages, and asks the registry for known vulnerabilities of those that
// the program needs. With --list it prints the packages of each licence. docs/security.md says how to accept a vulnerability.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptanceFaults, readAudit } from './dependencies/audit.mjs';
import { checkLicences } from './dependencies/licences.mjs';
import { askNpm } from './npm.mjs';
import { root } from './project-root.mjs';

/** Milliseconds that the registry gets. */
const LIMIT = 30_000;
const ASK = ['audit', '--json', '--omit=dev', '--fetch-retries=0'];

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const { licences, acceptedAdvisories } = readJson('scripts/dependencies/policy.json');
const { byLicence, problems } = checkLicences(readJson('package-lock.json'), licences);
const lists = [...byLicence].toSorted(([, a], [, b]) => b.length - a.length);
if (process.argv.includes('--list'))
  for (const [licence, names] of lists) console.log(`${licence}\n  ${names.join('\n  ')}`);
console.log(`Licences: ${lists.map(([licence, names]) => `${licence} ${names.length}`).join(', ')}.`);

const audit = readAudit(askNpm(ASK, root, LIMIT), acceptedAdvisories);
for (const note of audit.notes) console.log(note);

const all = [...problems, ...acceptanceFaults(acceptedAdvisories), ...audit.problems];
for (const problem of all) console.error(problem);
if (all.length > 0) process.exitCode = 1;
