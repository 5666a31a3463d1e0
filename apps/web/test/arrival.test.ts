import { expect, test } from 'vitest';
import { readArrival, readBack } from '../src/pages/account/arrival.ts';
import { entranceKey } from '../src/pages/layout/entrance.ts';
import { obstacleKey } from '../src/pages/settings/account/account-text.ts';

const choice = { kind: 'choose', token: 't', account: 'Mira', guest: 'Guest=1', tables: 2 };

test.each([
  ['', { kind: 'look' }],
  ['invite=let-me-in', { kind: 'invite', code: 'let-me-in' }],
  ['link=a_b-c', { kind: 'link', token: 'a_b-c' }],
  ['signed-in', { kind: 'signedIn', left: null }],
  ['signed-in=', { kind: 'signedIn', left: [] }],
  ['signed-in=t1,t2,no id', { kind: 'signedIn', left: ['t1', 't2'] }],
  [`choose=${encodeURIComponent(JSON.stringify(choice))}`, { kind: 'choose', choice }],
  ['problem=problem.loginTaken', { kind: 'problem', problem: 'problem.loginTaken' }],
] as const)('the page about accounts reads #%s', (fragment, arrival) => {
  expect(readArrival(fragment)).toEqual(arrival);
});

test.each(['problem=You have won', 'problem=', 'choose={}', 'choose=%', 'choose=', 'nonsense'])(
  'what nobody has made on purpose, such as #%s, is signing in that has failed',
  (fragment) => {
    expect(readArrival(fragment)).toEqual({ kind: 'problem', problem: 'problem.signInFailed' });
  },
);

test('the way back leads to a table or a form of this page only', () => {
  expect(readBack('/t/abc')).toBe('/t/abc');
  expect(readBack('/new/maharani')).toBe('/new/maharani');
  for (const path of [null, '', '/', '//evil.example', 'https://evil.example/t/a', '/t/a/../b'])
    expect(readBack(path)).toBeNull();
});

test('only a refusal of who may take part has an entrance', () => {
  expect(entranceKey({ key: 'problem.invitationNeeded' })).toBe('account.enter.code');
  expect(entranceKey({ key: 'problem.accountNeeded' })).toBe('account.enter.account');
  expect(entranceKey({ key: 'problem.seats' })).toBeNull();
  expect(entranceKey(null)).toBeNull();
});

test('each way that is not offered says why', () => {
  const not = (why: 'insecure' | 'address' | 'off') => ({ offered: false, why, at: null });
  const yes = { offered: true, why: null, at: null };
  expect(obstacleKey('passkey', yes, true)).toBeNull();
  expect(obstacleKey('passkey', yes, false)).toBe('account.passkey.unsupported');
  expect(obstacleKey('mail', yes, false)).toBeNull();
  expect(obstacleKey('passkey', not('insecure'), true)).toBe('account.passkey.insecure');
  expect(obstacleKey('oauth', not('address'), true)).toBe('account.address');
  expect(obstacleKey('passkey', not('off'), true)).toBe('account.passkey.off');
  expect(obstacleKey('mail', not('off'), true)).toBe('notices.mail.none');
  expect(obstacleKey('oauth', not('off'), true)).toBe('account.oauth.off');
});
