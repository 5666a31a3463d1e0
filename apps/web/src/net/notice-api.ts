import { type ChangeChannel, myNotices, type NewChannel, NOTICE_API, snoozed } from '@durbar/protocol';
import { requestJson } from './api.ts';

/** Requests about notices, apart from the others, which the first load has. @throws {ApiError} each of them */
export const noticeApi = {
  mine: () => requestJson('GET', NOTICE_API.mine, myNotices),
  add: (channel: NewChannel) => requestJson('POST', NOTICE_API.channels, myNotices, channel),
  change: (channel: string, change: ChangeChannel) =>
    requestJson('PATCH', NOTICE_API.channel(channel), myNotices, change),
  remove: (channel: string) => requestJson('DELETE', NOTICE_API.channel(channel), myNotices),
  test: (channel: string) => requestJson('POST', NOTICE_API.test(channel), myNotices),
  setDigest: (at: number) => requestJson('PUT', NOTICE_API.digest, myNotices, { at }),
  renewCalendar: () => requestJson('POST', NOTICE_API.calendar, myNotices),
  snooze: (table: string) => requestJson('POST', NOTICE_API.snooze(table), snoozed),
  endCalendar: () => requestJson('DELETE', NOTICE_API.calendar, myNotices),
};
