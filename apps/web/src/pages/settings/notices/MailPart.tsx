import type { Message } from '@durbar/kernel';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { newChannel } from '@durbar/protocol';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { noticeApi } from '../../../net/notice-api.ts';
import { sendZone } from '../../../state/own-hours.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useRequests } from '../useRequests.ts';
import type { PartProps } from './ChannelItem.tsx';
import { ChannelList } from './ChannelList.tsx';
import styles from './Notices.module.css';
import { Status } from './Status.tsx';

/** Mail addresses, each of which somebody must confirm before it gets anything. */
export function MailPart({ mine, show }: PartProps) {
  const words = useWords();
  const [address, setAddress] = useState('');
  const [note, setNote] = useState<Message | null>(null);
  const { busy, problem, run } = useRequests();
  const channels = mine.channels.filter(({ kind }) => kind === 'mail');
  const list = <ChannelList label={words.t('notices.mail')} channels={channels} mine={mine} show={show} />;
  if (!mine.mail)
    return (
      <div className={styles.part}>
        <p className={styles.hint}>{words.t('notices.mail.none')}</p>
        {list}
      </div>
    );
  const read = z.safeParse(newChannel, { kind: 'mail', address: address.trim() });
  const add = (event: FormEvent) => {
    event.preventDefault();
    // A second press adds nothing.
    if (busy) return;
    if (!read.success) return setNote({ key: 'notices.mail.bad' });
    setNote(null);
    void run(async () => {
      await sendZone();
      show(await noticeApi.add(read.data));
      setAddress('');
      setNote({ key: 'notices.mail.added', values: { address: address.trim() } });
    });
  };
  return (
    <div className={styles.part}>
      {list}
      <form className={styles.form} onSubmit={add} noValidate>
        <Field
          label={words.t('notices.mail.address')}
          value={address}
          onChange={(value) => {
            setAddress(value);
            setNote(null);
          }}
          autoComplete="email"
          inputMode="email"
        />
        <div className={styles.buttons}>
          <Button type="submit">{words.t('notices.mail.add')}</Button>
        </div>
        <Status
          problem={problem ?? (note?.key === 'notices.mail.bad' ? note : null)}
          done={note?.key === 'notices.mail.added' ? note : null}
        />
      </form>
    </div>
  );
}
