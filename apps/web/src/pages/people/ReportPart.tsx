import { Button } from '@durbar/kit/ui/Button.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { type NewReport, REPORT_REASONS } from '@durbar/protocol';
import { useId, useState } from 'react';
import { peopleApi } from '../../net/people-api.ts';
import { useWords } from '../../words/useWords.tsx';
import { useRequests } from '../settings/useRequests.ts';
import styles from './PersonMenu.module.css';
import { ProblemText } from './ProblemText.tsx';

/** Letters of what can be said about a report. */
const MOST = 500;

interface ReportPartProps {
  person: string;
  name: string;
  /** Where it happened, if the report is made at a table. */
  table: string | null;
}

/** Tells the owner of the server of a person. */
export function ReportPart({ person, name, table }: ReportPartProps) {
  const words = useWords();
  const id = useId();
  const { busy, problem, run } = useRequests();
  const [reason, setReason] = useState<NewReport['reason']>('chat');
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const send = () =>
    run(async () => {
      const said = text.trim();
      await peopleApi.report(person, { reason, ...(said !== '' && { text: said }), ...(table && { table }) });
      setSent(true);
    });
  if (isSent)
    return (
      <p className={styles.done} role="status">
        {words.t('report.sent')}
      </p>
    );
  return (
    <div className={styles.part}>
      <p className={styles.text}>{words.t('report.text', { name })}</p>
      <Segmented
        stacked
        label={words.t('report.reason')}
        value={reason}
        onChange={setReason}
        choices={REPORT_REASONS.map((value) => ({ value, text: words.t(`report.reason.${value}`) }))}
      />
      <label htmlFor={id} className={styles.label}>
        {words.t('report.words')}
      </label>
      <textarea
        id={id}
        className={styles.field}
        rows={3}
        maxLength={MOST}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button variant="fill" isDisabled={busy} onPress={() => void send()}>
        {words.t('report.do')}
      </Button>
      <ProblemText problem={problem} />
    </div>
  );
}
