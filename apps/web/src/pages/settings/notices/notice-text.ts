import type { Message } from '@durbar/kernel';
import type { ChannelInfo, MyNotices, NoticeInfo } from '@durbar/protocol';
import type { PageWords } from '../../../words/useWords.tsx';

/** What a channel is called in lists. @param own the channel of this browser */
export function channelName(words: PageWords, channel: ChannelInfo, own: ChannelInfo | null): string {
  if (channel.kind === 'mail') return channel.label;
  if (channel.format !== null)
    return words.t('notices.webhook.name', {
      format: words.t(`notices.format.${channel.format}`),
      host: channel.label,
    });
  return words.t(channel.id === own?.id ? 'notices.push' : 'notices.push.other');
}

/** How a channel stands, where that is worth a word. */
export function channelStateText(words: PageWords, { state, error, kind }: ChannelInfo): string | null {
  const reason = error ? words.formatMessage(error) : '';
  if (state === 'off') return words.t('notices.channel.off', { reason });
  if (state === 'unconfirmed')
    return error ? words.t('notices.mail.unsent', { reason }) : words.t('notices.mail.unconfirmed');
  if (error) return words.t('notices.channel.failing', { reason });
  return kind === 'mail' ? words.t('notices.mail.on') : null;
}

/** What became of the message that somebody has sent last to try a channel; null if there is none. */
export function findTest({ notices }: MyNotices, channel: ChannelInfo): NoticeInfo | null {
  return notices.find(({ kind, channel: id }) => kind === 'test' && id === channel.id) ?? null;
}

/** Whether a message that was asked for is still at its first attempt: then what becomes of it is known in a moment. */
export function isUnderWay({ kind, state, reason }: NoticeInfo): boolean {
  const isAsked = kind === 'test' || kind === 'confirm';
  return isAsked && (state === 'sending' || (state === 'waiting' && reason === null));
}

/** What is said of a message to try a channel. */
export function testMessage(notice: NoticeInfo, formatReason: (reason: Message) => string): Message {
  const { state, due, reason } = notice;
  if (isUnderWay(notice)) return { key: 'notices.test.waiting' };
  if (state === 'sent') return { key: 'notices.test.sent' };
  const values = { reason: reason ? formatReason(reason) : '' };
  if (due === null) return { key: 'notices.test.failed', values };
  return { key: 'notices.test.again', values: { ...values, due } };
}

/** What became of a notice, and when. */
export function noticeMessage({ state, at, due }: NoticeInfo): Message {
  if (state === 'waiting' && due !== null) return { key: 'notices.state.waiting', values: { due } };
  return { key: `notices.state.${state}`, values: { at } };
}
