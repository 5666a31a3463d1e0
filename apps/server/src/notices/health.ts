import type { ChannelRow, NoticeChange, Target } from '../storage/notice-rows.ts';
import type { Outcome } from './message.ts';

/** After so many failures in a row, a channel is switched off. Of mail, only those count that will not pass. */
const MOST_FAILURES: Readonly<Record<Target['kind'], number>> = { webhook: 10, mail: 3, push: 10 };

/** What an attempt says about its channel. @returns the change that stores it; none if nothing is new */
export function judgeChannel(channel: ChannelRow, outcome: Outcome): NoticeChange[] {
  if (outcome.kind === 'sent') {
    if (channel.failures === 0 && channel.error === null) return [];
    return [{ kind: 'change channel', channel: { ...channel, failures: 0, error: null } }];
  }
  const { kind } = channel.target;
  const counts = kind !== 'mail' || outcome.again !== 'later';
  const failures = channel.failures + (counts ? 1 : 0);
  const isOver = outcome.again === 'gone' || failures >= MOST_FAILURES[kind];
  // An address that nobody has confirmed stays so: whoever could switch it on again would have confirmed it.
  const state = isOver && channel.state === 'on' ? 'off' : channel.state;
  return [{ kind: 'change channel', channel: { ...channel, failures, state, error: outcome.reason } }];
}
