import { Clause } from '@durbar/kit/board/Clause.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import { EntranceLink } from '../layout/EntranceLink.tsx';
import { useTable, useTableState } from './context/table-context.ts';
import styles from './Toasts.module.css';

const PlanNote = lazyPage(['plan'], () => import('./planning/PlanNote.tsx'));
const AgreementToast = lazyPage(['clocks'], () => import('./clocks/AgreementToast.tsx'));

/** How long a refusal stays. */
const REFUSAL_MS = 9000;

/** Refusals and problems, above everything, until they are closed. */
export function Toasts() {
  const words = useWords();
  const { controller, names, isNotSaved } = useTable();
  const refusal = useTableState((state) => state.refusal);
  const problem = useTableState((state) => state.problem);
  const isProposed = useTableState(({ info }) => (info?.clock?.agreement ?? null) !== null);
  const isPlanReported = useTableState(({ info }) => info?.you.planReport !== undefined);
  const [seenNotSaved, setSeenNotSaved] = useState(false);
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => controller.dismiss('refusal'), REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [refusal, controller]);
  return (
    <div className={styles.toasts} role="alert">
      {refusal && (
        <Toast onClose={() => controller.dismiss('refusal')}>
          {words.formatMessage(refusal, names)}{' '}
          {refusal.clause !== 'table' && <Clause name={refusal.clause} />}
        </Toast>
      )}
      {problem && (
        <Toast onClose={() => controller.dismiss('problem')}>
          {words.formatMessage(problem, names)} <EntranceLink problem={problem} />
        </Toast>
      )}
      {isPlanReported && <PlanNote />}
      {isProposed && <AgreementToast />}
      {isNotSaved && !seenNotSaved && (
        <Toast onClose={() => setSeenNotSaved(true)}>{words.t('local.notKept')}</Toast>
      )}
    </div>
  );
}

function Toast({ children, onClose }: { children: React.ReactNode; onClose: () => void }) {
  const words = useWords();
  return (
    <Card as="div" raised className={styles.toast}>
      <p>{children}</p>
      <Button variant="quiet" aria-label={words.t('dialog.close')} onPress={onClose}>
        <X size={18} aria-hidden />
      </Button>
    </Card>
  );
}
