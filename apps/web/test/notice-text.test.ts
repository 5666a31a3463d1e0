import type { NoticeInfo } from '@durbar/protocol';
import { expect, test } from 'vitest';
import {
  findTest,
  isUnderWay,
  noticeMessage,
  testMessage,
} from '../src/pages/settings/notices/notice-text.ts';

const refused = { key: 'notice.refused', values: { status: 404 } };
const notice: NoticeInfo = {
  table: null,
  channel: 'c',
  kind: 'test',
  state: 'waiting',
  at: 1000,
  due: 1000,
  reason: null,
};
const sent: NoticeInfo = { ...notice, state: 'sent', due: null };
const failed: NoticeInfo = { ...notice, state: 'failed', due: null, reason: refused };
const again: NoticeInfo = { ...notice, due: 90_000, reason: refused };

const channel = {
  id: 'c',
  kind: 'mail',
  format: null,
  label: 'a@b.c',
  endpoint: null,
  mode: 'each',
  state: 'on',
  error: null,
  secret: null,
  createdAt: 0,
} as const;

test('the newest test of a channel is the one that is spoken of', () => {
  const notices = [{ ...sent, channel: 'd' }, { ...sent, kind: 'turn' as const }, failed, sent];
  const mine = { channels: [], digestAt: 480, calendar: null, notices, pushKey: 'k', mail: true };
  expect(findTest(mine, channel)).toBe(failed);
  expect(findTest({ ...mine, notices: [] }, channel)).toBeNull();
});

test('a message that was asked for is followed until its first attempt has ended', () => {
  const all = [notice, { ...notice, state: 'sending' as const }, sent, failed, again];
  expect(all.map(isUnderWay)).toEqual([true, true, false, false, false]);
  expect(isUnderWay({ ...notice, kind: 'turn' })).toBe(false);
});

test('what became of a test is said with its reason, and when it is tried again', () => {
  const say = (each: NoticeInfo) => testMessage(each, ({ key }) => `<${key}>`);
  expect(say(notice)).toEqual({ key: 'notices.test.waiting' });
  expect(say(sent)).toEqual({ key: 'notices.test.sent' });
  expect(say(failed)).toEqual({ key: 'notices.test.failed', values: { reason: '<notice.refused>' } });
  expect(say(again)).toEqual({
    key: 'notices.test.again',
    values: { reason: '<notice.refused>', due: 90_000 },
  });
});

test('a notice has the time that matters: when it goes out, or when its state changed', () => {
  expect(noticeMessage(again)).toEqual({ key: 'notices.state.waiting', values: { due: 90_000 } });
  expect(noticeMessage(sent)).toEqual({ key: 'notices.state.sent', values: { at: 1000 } });
});
