// ci-summary.mjs REPORT FAILED_STEPS TEST_STATUS: prints `N passed, N failed` from vitest's JSON report.
import { existsSync, readFileSync } from 'node:fs';

const [, , report = '', steps = '0', status = '1'] = process.argv;
const counts = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : { numPassedTests: 0, numFailedTests: 0 };
const failedTests = Number(counts.numFailedTests);
// A file that does not load, or a failed build before the tests, fails without a failed test.
const unseen = Number(status) !== 0 && failedTests === 0 ? 1 : 0;
const failed = failedTests + unseen + Number(steps);
console.log(`${counts.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
