import { Button } from '@durbar/kit/ui/Button.tsx';
import { useState } from 'react';
import { noticeApi } from '../../../net/notice-api.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useRequests } from '../useRequests.ts';
import { Status } from './Status.tsx';

interface SnoozeButtonProps {
  table: string;
  /** What else the button says, for screen readers. */
  of?: string;
  onSnoozed?: () => void;
}

/** Has the person told in an hour that a table still waits for them. Says when. */
export function SnoozeButton({ table, of, onSnoozed }: SnoozeButtonProps) {
  const words = useWords();
  const [at, setAt] = useState<number | null>(null);
  const { busy, problem, run } = useRequests();
  const snooze = () =>
    run(async () => {
      setAt((await noticeApi.snooze(table)).at);
      onSnoozed?.();
    });
  return (
    <>
      <Button isDisabled={busy} onPress={() => void snooze()}>
        {words.t('snooze.do')}
        {of !== undefined && <span className="visually-hidden"> {of}</span>}
      </Button>
      <Status problem={problem} done={at === null ? null : { key: 'snooze.done', values: { at } }} />
    </>
  );
}
