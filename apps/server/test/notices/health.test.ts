import { expect, test } from 'vitest';
import { judgeChannel } from '../../src/notices/health.ts';
import type { ChannelRow } from '../../src/storage/notice-rows.ts';

const mail: ChannelRow = {
  id: 'c1',
  person: 'anna',
  target: { kind: 'mail', address: 'a@example.org', token: 'c1.x' },
  mode: 'each',
  state: 'on',
  failures: 2,
  error: null,
  createdAt: 0,
};
const refused = { kind: 'failed', reason: { key: 'notice.refused', values: { status: 550 } } } as const;

test.each([
  ['on', 'never', 'off', 3],
  ['on', 'later', 'on', 2],
  ['unconfirmed', 'never', 'unconfirmed', 3],
] as const)('mail that is %s and fails, to be tried again %s, is %s', (state, again, expected, failures) => {
  const [change] = judgeChannel({ ...mail, state }, { ...refused, again });
  expect(change).toMatchObject({ channel: { state: expected, failures, error: refused.reason } });
});

test('a message that arrives starts the count again, and says nothing where nothing failed', () => {
  expect(judgeChannel(mail, { kind: 'sent' })).toMatchObject([{ channel: { failures: 0, error: null } }]);
  expect(judgeChannel({ ...mail, failures: 0 }, { kind: 'sent' })).toEqual([]);
});
