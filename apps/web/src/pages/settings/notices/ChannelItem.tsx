import { Button } from '@durbar/kit/ui/Button.tsx';
import { CopyField } from '@durbar/kit/ui/CopyField.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import type { ChannelInfo, MyNotices } from '@durbar/protocol';
import { useState } from 'react';
import { noticeApi } from '../../../net/notice-api.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useRequests } from '../useRequests.ts';
import styles from './Notices.module.css';
import { channelStateText, findTest, testMessage } from './notice-text.ts';
import { Status } from './Status.tsx';

export interface PartProps {
  readonly mine: MyNotices;
  /** Shows what the server has answered. */
  readonly show: (mine: MyNotices) => void;
}

interface ChannelItemProps extends PartProps {
  channel: ChannelInfo;
  name: string;
  /** After it was removed. Without it, it cannot be removed here: the switch of this browser does that. */
  onRemoved?: () => void;
}

/** One way to be told: how often, how it stands, and a message to try it. */
export function ChannelItem({ mine, show, channel, name, onRemoved }: ChannelItemProps) {
  const words = useWords();
  const { problem, run } = useRequests();
  const [isTested, setTested] = useState(false);
  const [isSecretShown, setSecretShown] = useState(false);
  const ask = (request: () => Promise<MyNotices>, then?: () => void) =>
    void run(async () => {
      show(await request());
      then?.();
    });
  const test = isTested ? findTest(mine, channel) : null;
  const tested = test && testMessage(test, (reason) => words.formatMessage(reason));
  const hasFailed = test !== null && test.reason !== null;
  // The result of the test says the same.
  const state = hasFailed && channel.state === 'on' ? null : channelStateText(words, channel);
  const isWrong = channel.error !== null || channel.state === 'off';
  const { id, secret } = channel;
  return (
    <>
      {onRemoved && <p className={styles.name}>{name}</p>}
      <p role="status" className={joinClasses(styles.status, isWrong ? styles.error : styles.hint)}>
        {state}
      </p>
      <Segmented
        wide
        label={words.t('notices.mode', { name })}
        value={channel.mode}
        onChange={(mode) => ask(() => noticeApi.change(id, { mode }))}
        choices={(['each', 'digest'] as const).map((value) => ({
          value,
          text: words.t(`notices.mode.${value}`),
        }))}
      />
      {secret !== null && isSecretShown && (
        <CopyField
          label={words.t('notices.secret')}
          value={secret}
          copyLabel={words.t('notices.secret.copy')}
        />
      )}
      <div className={styles.buttons}>
        {channel.state === 'on' && (
          <NamedButton
            text={words.t('notices.test')}
            name={name}
            onPress={() =>
              ask(
                () => noticeApi.test(id),
                () => setTested(true),
              )
            }
          />
        )}
        {channel.state === 'off' && onRemoved && (
          <NamedButton
            text={words.t('notices.channel.on')}
            name={name}
            onPress={() => ask(() => noticeApi.change(id, { on: true }))}
          />
        )}
        {secret !== null && (
          <NamedButton
            // Not at once: others may see the screen.
            text={words.t(isSecretShown ? 'notices.secret.hide' : 'notices.secret.show')}
            name={name}
            onPress={() => setSecretShown(!isSecretShown)}
          />
        )}
        {onRemoved && (
          <NamedButton
            text={words.t('notices.channel.remove')}
            name={name}
            onPress={() => ask(() => noticeApi.remove(id), onRemoved)}
          />
        )}
      </div>
      <Status problem={problem ?? (hasFailed ? tested : null)} done={hasFailed ? null : tested} />
    </>
  );
}

/** A button of a channel, which a screen reader tells from those of the others. */
function NamedButton({ text, name, onPress }: { text: string; name: string; onPress: () => void }) {
  return (
    <Button onPress={onPress}>
      {text}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}
