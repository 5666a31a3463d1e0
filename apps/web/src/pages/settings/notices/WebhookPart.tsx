import type { Message } from '@durbar/kernel';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { newChannel, type WebhookFormat } from '@durbar/protocol';
import { type FormEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { noticeApi } from '../../../net/notice-api.ts';
import { sendZone } from '../../../state/own-hours.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useRequests } from '../useRequests.ts';
import type { PartProps } from './ChannelItem.tsx';
import { ChannelList } from './ChannelList.tsx';
import styles from './Notices.module.css';
import { Status } from './Status.tsx';

const FORMATS = ['discord', 'slack', 'ntfy', 'json'] as const satisfies readonly WebhookFormat[];
const BAD: Message = { key: 'problem.channel.address' };
const ADDED: Message = { key: 'notices.webhook.added' };

/** Addresses of other programs. */
export function WebhookPart({ mine, show }: PartProps) {
  const words = useWords();
  const [format, setFormat] = useState<WebhookFormat>('discord');
  const [url, setUrl] = useState('');
  const [note, setNote] = useState<Message | null>(null);
  const { busy, problem, run } = useRequests();
  const explanation = useId();
  const add = (event: FormEvent) => {
    event.preventDefault();
    // A second press adds nothing.
    if (busy) return;
    const read = z.safeParse(newChannel, { kind: 'webhook', format, url: url.trim() });
    setNote(read.success ? null : BAD);
    if (!read.success) return;
    void run(async () => {
      await sendZone();
      show(await noticeApi.add(read.data));
      setUrl('');
      setNote(ADDED);
    });
  };
  return (
    <div className={styles.part}>
      <ChannelList
        label={words.t('notices.webhooks')}
        channels={mine.channels.filter(({ kind }) => kind === 'webhook')}
        mine={mine}
        show={show}
      />
      <form className={styles.form} onSubmit={add} noValidate aria-describedby={explanation}>
        <Segmented
          wide
          label={words.t('notices.webhook.format')}
          value={format}
          onChange={setFormat}
          choices={FORMATS.map((value) => ({ value, text: words.t(`notices.format.${value}`) }))}
        />
        <p id={explanation} className={styles.hint} aria-live="polite">
          {words.t(`notices.format.${format}.text`)}
        </p>
        <Field
          label={words.t('notices.webhook.address')}
          value={url}
          onChange={(value) => {
            setUrl(value);
            setNote(null);
          }}
          placeholder="https://"
          inputMode="url"
        />
        <div className={styles.buttons}>
          <Button type="submit">{words.t('notices.webhook.add')}</Button>
        </div>
        <Status problem={note === BAD ? BAD : problem} done={note} />
      </form>
    </div>
  );
}
