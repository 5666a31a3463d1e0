import { channelMode, channelState, message, noticeKind, noticeState, webhookFormat } from '@durbar/protocol';
import * as z from 'zod';
import type { ChannelRow, NewNotice, NoticeRow } from '../notice-rows.ts';
import type { ChannelColumns, NoticeColumns } from './schema.ts';

const target = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('push'),
    device: z.string().nullable().default(null),
    endpoint: z.string(),
    keys: z.object({ p256dh: z.string(), auth: z.string() }),
  }),
  z.object({ kind: z.literal('mail'), address: z.string(), token: z.string() }),
  z.object({
    kind: z.literal('webhook'),
    format: webhookFormat,
    url: z.string(),
    secret: z.string(),
  }),
]);
function messageFrom(text: string | null): ChannelRow['error'] {
  if (text === null) return null;
  const { key, values } = message.parse(JSON.parse(text));
  return values ? { key, values } : { key };
}

export function channelFrom(columns: ChannelColumns): ChannelRow {
  return {
    id: columns.id,
    person: columns.person,
    target: target.parse(JSON.parse(columns.target)),
    mode: channelMode.parse(columns.mode),
    state: channelState.parse(columns.state),
    failures: columns.failures,
    error: messageFrom(columns.error),
    createdAt: columns.created_at,
  };
}

export function channelColumns(channel: ChannelRow): ChannelColumns {
  return {
    id: channel.id,
    person: channel.person,
    target: JSON.stringify(channel.target),
    mode: channel.mode,
    state: channel.state,
    failures: channel.failures,
    error: channel.error && JSON.stringify(channel.error),
    created_at: channel.createdAt,
  };
}

export function noticeFrom(columns: NoticeColumns): NoticeRow {
  return {
    id: columns.id,
    table: columns.table_id,
    person: columns.person,
    channel: columns.channel,
    kind: noticeKind.parse(columns.kind),
    turn: columns.turn,
    due: columns.due,
    until: columns.until_at,
    state: noticeState.parse(columns.state),
    attempts: columns.attempts,
    attempt: columns.attempt,
    reason: messageFrom(columns.reason),
    at: columns.at,
  };
}

/** The columns of a notice that waits. */
export function noticeColumns(notice: NewNotice, at: number): NoticeColumns {
  return {
    id: notice.id,
    table_id: notice.table,
    person: notice.person,
    channel: notice.channel,
    kind: notice.kind,
    turn: notice.turn,
    due: notice.due,
    until_at: notice.until,
    state: 'waiting',
    attempts: 0,
    attempt: null,
    reason: null,
    at,
  };
}
