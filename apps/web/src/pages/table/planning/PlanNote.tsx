import { Clause } from '@durbar/kit/board/Clause.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { planReport } from '@durbar/protocol';
import { X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import styles from './PlanNote.module.css';

/** What became of the player's last plan, until they close it. */
export default function PlanNote() {
  const words = useWords();
  const { controller, names, announce } = useTable();
  const sent = useTableState(({ info }) => info?.you.planReport);
  const report = useMemo(() => (sent ? planReport.parse(sent) : null), [sent]);
  const title =
    report &&
    words.t(report.kind === 'played' ? 'plan.played' : 'plan.dropped', {
      branch: report.kind === 'played' ? report.branch + 1 : 1,
    });
  useEffect(() => {
    if (title) announce(title);
  }, [title, announce]);
  if (!report) return null;
  const { refusal, step } = report.kind === 'dropped' ? report : { refusal: null, step: null };
  return (
    <Card as="div" raised className={styles.note} role="note" aria-label={words.t('plan.title')}>
      <div className={styles.what}>
        <p>{title}</p>
        {report.kind === 'dropped' && (
          <p className={styles.why}>
            {step === null
              ? words.t('plan.dropped.premise')
              : words.t('plan.dropped.step', { step: step + 1 })}{' '}
            {refusal && (
              <>
                {words.formatMessage(refusal, names)}{' '}
                {refusal.clause !== 'table' && <Clause name={refusal.clause} />}
              </>
            )}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        aria-label={words.t('dialog.close')}
        onPress={() => void controller.connection.leavePlan?.(0, [])}
      >
        <X size={18} aria-hidden />
      </Button>
    </Card>
  );
}
