import { expect, test } from 'vitest';
import { exportLabel, exportName } from '../src/pages/table/panels/export-file.ts';

test.each([
  ['over', 'maharani-t1.json', 'record.download'],
  ['abandoned', 'maharani-t1.json', 'record.download'],
  ['running', 'maharani-t1-log.json', 'log.download'],
  ['paused', 'maharani-t1-log.json', 'log.download'],
] as const)('the export of a match that is %s is the file %s', (status, name, label) => {
  expect(exportName('maharani', 't1', status)).toBe(name);
  expect(exportLabel(status)).toBe(label);
});
