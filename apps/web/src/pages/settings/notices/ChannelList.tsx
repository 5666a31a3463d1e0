import type { ChannelInfo } from '@durbar/protocol';
import { useRef } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import { ChannelItem, type PartProps } from './ChannelItem.tsx';
import styles from './Notices.module.css';
import { channelName } from './notice-text.ts';

interface ChannelListProps extends PartProps {
  label: string;
  channels: readonly ChannelInfo[];
}

/** Channels of one kind. It has the focus after one of them was removed by a key. */
export function ChannelList({ label, channels, ...part }: ChannelListProps) {
  const words = useWords();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} aria-label={label} className={styles.list} hidden={channels.length === 0}>
      {channels.map((channel) => (
        <li key={channel.id} className={styles.channel}>
          <ChannelItem
            {...part}
            channel={channel}
            name={
              channel.kind === 'push'
                ? words.t('notices.push.since', { host: channel.label, at: channel.createdAt })
                : channelName(words, channel, null)
            }
            onRemoved={() => list.current?.focus()}
          />
        </li>
      ))}
    </ul>
  );
}
