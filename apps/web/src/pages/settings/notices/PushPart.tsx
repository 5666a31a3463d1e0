import { Switch } from '@durbar/kit/ui/Switch.tsx';
import { useWords } from '../../../words/useWords.tsx';
import { ChannelItem, type PartProps } from './ChannelItem.tsx';
import { ChannelList } from './ChannelList.tsx';
import styles from './Notices.module.css';
import { channelStateText } from './notice-text.ts';
import { Status } from './Status.tsx';
import type { Push } from './usePush.ts';

/** Push messages to this browser, and which others get some. */
export function PushPart({ push, mine, show }: PartProps & { push: Push }) {
  const words = useWords();
  const { obstacle, own, isOn, problem, turn } = push;
  const others = mine.channels.filter(({ kind, id }) => kind === 'push' && id !== own?.id);
  return (
    <div className={styles.part}>
      {obstacle ? (
        <p className={styles.hint}>{words.t(`notices.push.${obstacle}`)}</p>
      ) : (
        <Switch isSelected={isOn} onChange={turn}>
          {words.t('notices.push.switch')}
        </Switch>
      )}
      <Status problem={problem} />
      {own && !isOn && !obstacle && <p className={styles.error}>{channelStateText(words, own)}</p>}
      {own && isOn && <ChannelItem mine={mine} show={show} channel={own} name={words.t('notices.push')} />}
      <ChannelList label={words.t('notices.push.others')} channels={others} mine={mine} show={show} />
    </div>
  );
}
