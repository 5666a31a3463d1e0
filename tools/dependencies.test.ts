import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { acceptanceFaults, readAudit } from '../scripts/dependencies/audit.mjs';
import { checkLicences } from '../scripts/dependencies/licences.mjs';
import { askNpm } from '../scripts/npm.mjs';

describe('licences', () => {
  const allowed = { anywhere: ['MIT', 'ISC'], developmentOnly: ['MPL-2.0'] };
  const findProblems = (entry: { license?: string; dev?: boolean; link?: boolean }) =>
    checkLicences({ packages: { 'node_modules/a': { version: '1.0.0', ...entry } } }, allowed).problems;

  it.each(['MIT', '(MIT OR WTFPL)', 'WTFPL OR (GPL-3.0 OR ISC)', 'MIT AND ISC', '(MIT AND ISC) OR GPL-3.0'])(
    '%s is allowed',
    (license) => expect(findProblems({ license })).toEqual([]),
  );

  it.each([
    'GPL-3.0',
    'MIT AND GPL-3.0',
    'MIT AND (GPL-3.0 OR WTFPL)',
    '(MIT',
    'MIT ISC',
    '',
    'SEE LICENSE IN MIT',
  ])("'%s' is not", (license) =>
    expect(findProblems({ license })).toEqual([
      `a 1.0.0 has the licence ${license}, which is not allowed for the program`,
    ]),
  );

  it('some are for development only', () => {
    expect(findProblems({ license: 'MPL-2.0', dev: true })).toEqual([]);
    expect(findProblems({ license: 'MPL-2.0' })).toHaveLength(1);
    expect(findProblems({ license: 'GPL-3.0', dev: true })).toEqual([
      'a 1.0.0 has the licence GPL-3.0, which is not allowed for development',
    ]);
  });

  it('a package has to name one, a workspace has not', () => {
    expect(findProblems({})).toEqual(['a 1.0.0 names no licence']);
    expect(findProblems({ link: true })).toEqual([]);
    expect(checkLicences({ packages: { '': {}, 'engine/kernel': {} } }, allowed).problems).toEqual([]);
  });

  it('packages inside packages are listed too', () => {
    const packages = {
      'node_modules/@x/a': { version: '1.0.0', license: 'MIT' },
      'apps/cli/node_modules/b/node_modules/c': { version: '2.0.0', license: 'MIT' },
    };
    const { byLicence } = checkLicences({ packages }, allowed);
    expect([...byLicence]).toEqual([['MIT', ['@x/a 1.0.0', 'c 2.0.0']]]);
  });
});

describe('the audit', () => {
  const advisory = (severity: string) => ({
    source: 1,
    name: 'tar',
    severity,
    title: 'Files outside the folder',
    url: 'https://github.com/advisories/GHSA-1',
  });
  /** What npm answers if `tar` has a vulnerability and `cli` uses it. */
  const answer = (severity: string) =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: {
        cli: { name: 'cli', severity, via: ['tar'], effects: [] },
        tar: { name: 'tar', severity, via: [advisory(severity)], effects: ['cli'] },
      },
    });
  const accepted = {
    advisory: 'GHSA-1',
    package: 'tar',
    reason: 'Only reads our own file',
    date: '2026-11-29',
  };
  const text = (severity: string) =>
    `tar: ${severity}: Files outside the folder (https://github.com/advisories/GHSA-1)`;

  it.each(['high', 'critical', 'catastrophic'])('fails on one of severity %s, named once', (severity) => {
    expect(readAudit(answer(severity), []).problems).toEqual([text(severity)]);
  });

  it.each(['info', 'low', 'moderate'])('mentions one of severity %s', (severity) => {
    const { problems, notes } = readAudit(answer(severity), []);
    expect(problems).toEqual([]);
    expect(notes).toContain(text(severity));
  });

  it('lets one pass that is accepted, for this package only', () => {
    const { problems, notes } = readAudit(answer('high'), [accepted]);
    expect(problems).toEqual([]);
    expect(notes).toContain(text('high'));
    expect(readAudit(answer('high'), [{ ...accepted, package: 'other' }]).problems).toHaveLength(1);
  });

  it('names what is accepted and no longer found', () => {
    const none = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
    expect(readAudit(none, [accepted])).toEqual({
      problems: [],
      notes: [
        '0 known vulnerabilities in what the program needs.',
        'GHSA-1 of tar is accepted, but not found any more: remove it.',
      ],
    });
  });

  it('wants a reason and a date', () => {
    expect(acceptanceFaults([accepted])).toEqual([]);
    expect(acceptanceFaults([{ ...accepted, reason: ' ', date: 'today' }])).toHaveLength(2);
  });

  it.each([
    [JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } }), '405 Method Not Allowed'],
    ['<html>', 'no answer that can be read'],
    ['', 'no answer that can be read'],
    ['null', 'no answer that can be read'],
  ])('says in one line that the registry did not answer: %s', (reply, why) => {
    expect(readAudit(reply, [accepted])).toEqual({
      problems: [],
      notes: [`The registry could not be asked about vulnerabilities: ${why}.`],
    });
  });

  it('does not pass a report that it cannot read', () => {
    const { problems } = readAudit(JSON.stringify({ auditReportVersion: 3, vulnerabilities: {} }), []);
    expect(problems).toEqual(['npm audit answers in version 3; this check reads version 2']);
  });
});

describe('npm', () => {
  afterEach(() => vi.unstubAllEnvs());

  /** Has this script run in place of npm. */
  const ask = (script: string, ms: number) => {
    const folder = mkdtempSync(join(tmpdir(), 'durbar-npm-'));
    try {
      writeFileSync(join(folder, 'npm.js'), script);
      vi.stubEnv('npm_execpath', join(folder, 'npm.js'));
      return askNpm([], folder, ms);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it('answers even where it fails', () => {
    expect(ask('console.log("{}"); process.exitCode = 1;', 20_000)).toBe('{}\n');
  });

  it('is not waited for without end', () => {
    expect(ask('console.log("{}"); setInterval(() => {}, 1000);', 100)).toBe('');
  });
});
