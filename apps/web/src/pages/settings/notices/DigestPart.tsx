import { Button } from '@durbar/kit/ui/Button.tsx';
import { type FormEvent, useState } from 'react';
import { noticeApi } from '../../../net/notice-api.ts';
import { sendZone } from '../../../state/own-hours.ts';
import { useWords } from '../../../words/useWords.tsx';
import settings from '../Settings.module.css';
import { TimeField } from '../TimeField.tsx';
import { formatTime, parseTime } from '../time-of-day.ts';
import { useRequests } from '../useRequests.ts';
import type { PartProps } from './ChannelItem.tsx';
import styles from './Notices.module.css';
import { Status } from './Status.tsx';

/** When messages are sent that come once a day. */
export function DigestPart({ mine, show }: PartProps) {
  const words = useWords();
  const [time, setTime] = useState(formatTime(mine.digestAt));
  const [isSaved, setSaved] = useState(false);
  const { problem, run } = useRequests();
  const isSame = time === formatTime(mine.digestAt);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await sendZone();
      show(await noticeApi.setDigest(parseTime(time)));
      setSaved(true);
    });
  };
  return (
    <form className={styles.part} onSubmit={save}>
      <p className={styles.hint}>{words.t('notices.digest.text')}</p>
      <div className={settings.times}>
        <TimeField label={words.t('notices.digest.at')} value={time} onChange={setTime} />
        <Button type="submit">{words.t('notices.digest.save')}</Button>
      </div>
      <Status problem={problem} done={isSaved && isSame ? { key: 'notices.digest.saved' } : null} />
    </form>
  );
}
