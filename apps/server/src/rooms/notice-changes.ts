import { createHash } from 'node:crypto';
import type { ChannelRow, NewNotice, NoticeChange, NoticeKind } from '../storage/notice-rows.ts';

/** How much later somebody is told again if they wish that. */
export const SNOOZE_MS = 60 * 60_000;

/** What a notice is about. */
interface Subject {
  readonly table: string | null;
  readonly kind: NoticeKind;
  /** The turn or the day. */
  readonly turn: string;
  readonly due: number;
  readonly until: number | null;
}

/** The change that has a notice sent by a channel. Its id follows from what it is about, so that there is no second one. */
export function putNotice({ id: channel, person }: ChannelRow, subject: Subject, at: number): NoticeChange {
  const { table, kind, turn } = subject;
  const about = JSON.stringify([table, person, channel, kind, turn]);
  const id = createHash('sha256').update(about).digest('base64url').slice(0, 24);
  const notice: NewNotice = { id, person, channel, ...subject };
  return { kind: 'put notice', notice, at };
}
