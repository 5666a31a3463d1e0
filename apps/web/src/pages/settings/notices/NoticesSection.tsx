import { Button } from '@durbar/kit/ui/Button.tsx';
import { useWords } from '../../../words/useWords.tsx';
import { Fold } from '../../layout/Fold.tsx';
import settings from '../Settings.module.css';
import { formatTime } from '../time-of-day.ts';
import { CalendarPart } from './CalendarPart.tsx';
import type { PartProps } from './ChannelItem.tsx';
import { DigestPart } from './DigestPart.tsx';
import { MailPart } from './MailPart.tsx';
import styles from './Notices.module.css';
import { PushPart } from './PushPart.tsx';
import { SentPart } from './SentPart.tsx';
import { Status } from './Status.tsx';
import { useMyNotices } from './useMyNotices.ts';
import { usePush } from './usePush.ts';
import { WebhookPart } from './WebhookPart.tsx';

/** How a person is told outside the page that a table needs them. */
export default function NoticesSection() {
  const words = useWords();
  const { mine, failure, show, reload } = useMyNotices();
  if (!mine && !failure) return null;
  return (
    <section className={styles.section} aria-labelledby="notices-title">
      <h3 id="notices-title">{words.t('notices.title')}</h3>
      <p className={settings.hint}>{words.t('notices.text')}</p>
      {mine ? (
        <NoticeParts mine={mine} show={show} />
      ) : (
        <>
          <Status problem={failure?.problem ?? null} />
          <div className={styles.buttons}>
            <Button onPress={() => void reload()}>{words.t('retry')}</Button>
          </div>
        </>
      )}
    </section>
  );
}

/** All parts, each folded up behind how it stands. */
function NoticeParts({ mine, show }: PartProps) {
  const words = useWords();
  const push = usePush({ mine, show });
  const count = (wanted: 'mail' | 'webhook') =>
    words.t('notices.count', { count: mine.channels.filter(({ kind }) => kind === wanted).length });
  const failed = mine.notices.filter(({ state }) => state === 'failed').length;
  return (
    <div className={styles.folds}>
      <Fold
        title={words.t('notices.push')}
        value={words.t(push.isOn ? 'notices.on' : push.obstacle ? 'notices.cannot' : 'notices.offed')}
      >
        <PushPart push={push} mine={mine} show={show} />
      </Fold>
      <Fold title={words.t('notices.mail')} value={mine.mail ? count('mail') : words.t('notices.cannot')}>
        <MailPart mine={mine} show={show} />
      </Fold>
      <Fold title={words.t('notices.webhooks')} value={count('webhook')}>
        <WebhookPart mine={mine} show={show} />
      </Fold>
      <Fold title={words.t('notices.digest')} value={formatTime(mine.digestAt)}>
        <DigestPart mine={mine} show={show} />
      </Fold>
      <Fold
        title={words.t('notices.calendar')}
        value={words.t(mine.calendar === null ? 'notices.offed' : 'notices.on')}
      >
        <CalendarPart mine={mine} show={show} />
      </Fold>
      <Fold title={words.t('notices.sent')} value={words.t('notices.sent.failed', { failed })}>
        <SentPart mine={mine} own={push.own} />
      </Fold>
    </div>
  );
}
