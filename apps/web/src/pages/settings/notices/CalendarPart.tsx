import type { Message } from '@durbar/kernel';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { CopyField } from '@durbar/kit/ui/CopyField.tsx';
import { useState } from 'react';
import { absoluteAddress } from '../../../address/absolute-address.ts';
import { noticeApi } from '../../../net/notice-api.ts';
import { sendZone } from '../../../state/own-hours.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useRequests } from '../useRequests.ts';
import type { PartProps } from './ChannelItem.tsx';
import styles from './Notices.module.css';
import { Status } from './Status.tsx';

/** The link of a calendar with the person's deadlines. */
export function CalendarPart({ mine, show }: PartProps) {
  const words = useWords();
  const [done, setDone] = useState<Message | null>(null);
  const { problem, run } = useRequests();
  const { calendar } = mine;
  const change = (isWanted: boolean) => {
    setDone(null);
    void run(async () => {
      if (isWanted) await sendZone();
      show(await (isWanted ? noticeApi.renewCalendar() : noticeApi.endCalendar()));
      if (calendar !== null)
        setDone({ key: isWanted ? 'notices.calendar.renewed' : 'notices.calendar.ended' });
    });
  };
  return (
    <div className={styles.part}>
      <p className={styles.hint}>{words.t('notices.calendar.text')}</p>
      {calendar !== null && (
        <CopyField
          label={words.t('notices.calendar.link')}
          value={absoluteAddress(`/${calendar}`)}
          copyLabel={words.t('notices.calendar.copy')}
        />
      )}
      <div className={styles.buttons}>
        <Button onPress={() => change(true)}>
          {words.t(calendar === null ? 'notices.calendar.make' : 'notices.calendar.renew')}
        </Button>
        {calendar !== null && (
          <Button onPress={() => change(false)}>{words.t('notices.calendar.end')}</Button>
        )}
      </div>
      <Status problem={problem} done={done} />
    </div>
  );
}
