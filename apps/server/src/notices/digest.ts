import type { ServerContext } from '../core/context.ts';
import { putNotice } from '../rooms/notice-changes.ts';
import type { ChannelRow, NoticeChange } from '../storage/notice-rows.ts';
import { findTimeOfDay } from './schedule.ts';

/** Has the next digest sent by those channels of a person that are told once a day. */
export async function planDigest(
  { personClocks, personChannels, now }: Pick<ServerContext, 'personClocks' | 'personChannels' | 'now'>,
  channels: readonly ChannelRow[],
  digestAt?: number,
): Promise<NoticeChange[]> {
  const [first] = channels;
  if (!first) return [];
  const minutes = digestAt ?? (await personChannels.settings(first.person)).digestAt;
  const zone = (await personClocks.find(first.person)).hours?.zone ?? 'UTC';
  const due = await findTimeOfDay(minutes, zone, now());
  return channels
    .filter(({ mode, state }) => mode === 'digest' && state !== 'off')
    .map((channel) =>
      putNotice(channel, { table: null, kind: 'digest', turn: String(due), due, until: null }, now()),
    );
}
