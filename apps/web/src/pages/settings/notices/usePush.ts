import type { Message } from '@durbar/kernel';
import type { ChannelInfo, MyNotices } from '@durbar/protocol';
import { useCallback, useEffect, useState } from 'react';
import { noticeApi } from '../../../net/notice-api.ts';
import { sendZone } from '../../../state/own-hours.ts';
import { endSubscription, findSubscription } from '../../../state/push-subscription.ts';
import { useRequests } from '../useRequests.ts';
import type { PartProps } from './ChannelItem.tsx';
import { findPushObstacle, type PushObstacle, readPushAbilities } from './push-obstacle.ts';
import { pushChannel, subscribe } from './push-subscription.ts';

export interface Push {
  readonly obstacle: PushObstacle | null;
  /** The channel of this browser; null if it has none. */
  readonly own: ChannelInfo | null;
  readonly isOn: boolean;
  readonly problem: Message | null;
  readonly turn: (on: boolean) => void;
}

const findOwn = ({ channels }: MyNotices, endpoint: string | null) =>
  channels.find((channel) => endpoint !== null && channel.endpoint === endpoint) ?? null;

/** Has a new channel of this browser go on as the one before, which has ended. */
async function replace(before: ChannelInfo, mine: MyNotices, endpoint: string): Promise<MyNotices> {
  const added = findOwn(mine, endpoint);
  let next = mine;
  if (added && added.mode !== before.mode) next = await noticeApi.change(added.id, { mode: before.mode });
  // One with the same endpoint is gone already.
  return before.endpoint === endpoint ? next : noticeApi.remove(before.id);
}

/** Push messages to this browser. */
export function usePush({ mine, show }: PartProps): Push {
  const [obstacle, setObstacle] = useState(() => findPushObstacle(readPushAbilities()));
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [failure, setFailure] = useState<Message | null>(null);
  const { problem, run } = useRequests();
  const look = useCallback(async () => {
    const subscription = await findSubscription();
    setObstacle(findPushObstacle(readPushAbilities()));
    setEndpoint(subscription?.endpoint ?? null);
  }, []);
  useEffect(() => {
    const lookAgain = () => void look();
    lookAgain();
    // The person may have allowed notifications in the meantime, beside the page.
    addEventListener('focus', lookAgain);
    return () => removeEventListener('focus', lookAgain);
  }, [look]);
  const own = findOwn(mine, endpoint);
  const turnOn = async (asked: Promise<NotificationPermission>) => {
    const subscription = await subscribe(asked, mine.pushKey, own?.state === 'off');
    if (typeof subscription === 'string') {
      await look();
      if (subscription !== 'denied') setFailure({ key: `notices.push.${subscription}` });
      return;
    }
    await sendZone();
    const added = await noticeApi.add(pushChannel(subscription));
    setEndpoint(subscription.endpoint);
    show(own ? await replace(own, added, subscription.endpoint) : added);
  };
  const turnOff = async () => {
    // The server first: without it, messages would go on being sent to nobody.
    if (own) show(await noticeApi.remove(own.id));
    await endSubscription();
    setEndpoint(null);
  };
  const turn = (on: boolean) => {
    setFailure(null);
    if (!on) return void run(turnOff);
    // At once: browsers let a page ask only in answer to a press. Who has answered before is not asked again.
    const asked = Notification.requestPermission();
    void run(() => turnOn(asked));
  };
  return {
    obstacle,
    own,
    isOn: own !== null && own.state === 'on' && obstacle === null,
    problem: problem ?? failure,
    turn,
  };
}
