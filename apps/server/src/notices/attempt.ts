import type { Message as Reason } from '@durbar/kernel';
import type { ServerContext } from '../core/context.ts';
import type { ChannelRow, NoticeRow } from '../storage/notice-rows.ts';
import { composeNotice } from './compose.ts';
import type { NoticeMessage, Outcome } from './message.ts';
import { findAwake, findRetry } from './schedule.ts';

/** What sending notices needs, besides the server. */
export interface Sending {
  /** Whether a person has a table open. */
  isLooking(person: string, table: string): boolean;
  send(channel: ChannelRow, message: NoticeMessage): Promise<Outcome>;
}

/** How an attempt ended. */
export interface AttemptEnd {
  readonly state: NoticeRow['state'];
  /** When it is tried again. */
  readonly due: number | null;
  readonly attempts: number;
  readonly reason: Reason | null;
  /** What it says about the channel, if anything was sent. */
  readonly outcome?: Outcome;
}

/** Sends a notice, unless it must wait, or is not needed any more. */
export async function attemptNotice(
  context: ServerContext,
  sending: Sending,
  notice: NoticeRow,
): Promise<AttemptEnd> {
  const { attempts, until, table, person } = notice;
  const settled = (state: NoticeRow['state'], key?: string): AttemptEnd => ({
    state,
    due: null,
    attempts,
    reason: key === undefined ? null : { key },
  });
  const at = context.now();
  if (table !== null && sending.isLooking(person, table)) return settled('seen');
  const channel = await context.store.notices.findChannel(notice.channel);
  const fault = channel ? findFault(channel, notice) : 'notice.off';
  if (!channel || fault !== null) return settled('failed', fault ?? 'notice.off');
  if (until !== null && until <= at) return settled('failed', 'notice.late');
  const isAsked = notice.kind === 'confirm' || notice.kind === 'test';
  const awake = isAsked ? at : await findAwake((await context.personClocks.find(person)).hours, at);
  // Waiting is no attempt.
  if (awake > at) return { state: 'waiting', due: awake, attempts: attempts - 1, reason: null };
  const message = await composeNotice(context, notice);
  if (!message) return settled('cancelled');
  const outcome = await sending.send(channel, message);
  if (outcome.kind === 'sent') return { ...settled('sent'), outcome };
  const due = outcome.again === 'later' ? findRetry(attempts, context.now(), until) : null;
  return { state: due === null ? 'failed' : 'waiting', due, attempts, reason: outcome.reason, outcome };
}

/** Why nothing may be sent by a channel. */
function findFault({ state }: ChannelRow, { kind }: NoticeRow): string | null {
  if (state === 'off') return 'notice.off';
  return state === 'unconfirmed' && kind !== 'confirm' ? 'notice.unconfirmed' : null;
}
