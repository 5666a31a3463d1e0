import type { ServerContext } from '../core/context.ts';
import type { ChannelRow, Target } from '../storage/notice-rows.ts';
import { planDigest } from './digest.ts';
import { MOST_CHANNELS } from './my-notices.ts';

type MoveContext = Pick<ServerContext, 'personChannels' | 'personClocks' | 'now'>;

/**
 * Gives the channels of a person to another one who is the same human being, as far as that one has none to the same address and may
 * have more. What was to be sent to the first one is not. A browser belongs to a device, so that push goes when that does.
 */
export async function moveChannels(context: MoveContext, from: string, to: string): Promise<void> {
  const { personChannels, now } = context;
  const own = await personChannels.list(to);
  const known = new Set(own.map(({ target }) => addressOf(target)));
  const moved = (await personChannels.list(from))
    .filter(({ target }) => target.kind !== 'push' && !known.has(addressOf(target)))
    .slice(0, Math.max(0, MOST_CHANNELS - own.length))
    .map((channel) => belongingTo(to, channel));
  if (moved.length === 0) return;
  const at = now();
  await personChannels.change(from, [{ kind: 'cancel digests', person: from, at }]);
  await personChannels.change(to, [
    ...moved.map((channel) => ({ kind: 'change channel', channel }) as const),
    { kind: 'cancel digests', person: to, at },
    ...(await planDigest(context, [...own, ...moved])),
  ]);
  await personChannels.reread(from);
}

function belongingTo(person: string, channel: ChannelRow): ChannelRow {
  return { ...channel, person };
}

function addressOf(target: Target): string {
  if (target.kind === 'push') return target.endpoint;
  return target.kind === 'mail' ? target.address : target.url;
}
