import type { ServerContext } from '../core/context.ts';
import { sameText } from '../identity/tokens.ts';
import type { ChannelRow } from '../storage/notice-rows.ts';

/** What a link in a mail does to the address that it was sent to. */
export type MailAct = 'confirm' | 'stop';

/** The channel whose mail had a link; null if the link is not valid, or not any more. */
export async function findByMail(
  { store }: Pick<ServerContext, 'store'>,
  token: string,
): Promise<ChannelRow | null> {
  const [id = ''] = token.split('.');
  const channel = await store.notices.findChannel(id);
  if (channel?.target.kind !== 'mail' || !sameText(token, channel.target.token)) return null;
  return channel;
}

/** Does what a link in a mail says: twice is as good as once. */
export async function actByMail(
  { personChannels }: Pick<ServerContext, 'personChannels'>,
  channel: ChannelRow,
  act: MailAct,
): Promise<void> {
  if (act === 'stop')
    return personChannels.change(channel.person, [{ kind: 'drop channel', channel: channel.id }]);
  if (channel.state !== 'unconfirmed') return;
  await personChannels.change(channel.person, [
    { kind: 'change channel', channel: { ...channel, state: 'on' } },
  ]);
}
