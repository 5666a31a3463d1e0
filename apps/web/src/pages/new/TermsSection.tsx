import { Card } from '@durbar/kit/ui/Card.tsx';
import { Dialog } from '@durbar/kit/ui/Dialog.tsx';
import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import type { ClockSettings } from '@durbar/protocol';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../words/useWords.tsx';
import { TermsFields, type TermsFieldsProps, termsText } from '../hosting/TermsFields.tsx';
import { takeoverChoices } from '../hosting/table-choices.ts';
import { COLUMN_QUERY } from './column-query.ts';
import styles from './Form.module.css';

interface TermsSectionProps extends Omit<TermsFieldsProps, 'takeovers' | 'explained'> {
  clock: ClockSettings | null;
  /** Whether the result counts for ratings; nothing where it cannot. */
  rated: ReactNode;
}

/** What the host allows at a new table: lines in a column, or on a phone one line with their values that opens them. */
export function TermsSection({ clock, rated, ...fields }: TermsSectionProps) {
  const words = useWords();
  const isColumn = useMedia(COLUMN_QUERY);
  const [isOpen, setOpen] = useState(false);
  const takeovers = takeoverChoices(clock);
  if (isColumn)
    return (
      <Card aria-label={words.t('terms.title')}>
        {rated}
        <TermsFields {...fields} takeovers={takeovers} />
      </Card>
    );
  return (
    <>
      <button type="button" className={styles.line} onClick={() => setOpen(true)}>
        <span>
          <span className={styles.lineTitle}>{words.t('terms.title')}</span>
          <span className={styles.hint}>{termsText(words, fields.terms, fields.series ?? null)}</span>
        </span>
        <ChevronRight size={20} aria-hidden />
      </button>
      <Dialog title={words.t('terms.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <TermsFields {...fields} takeovers={takeovers} explained />
      </Dialog>
      {rated && <Card as="div">{rated}</Card>}
    </>
  );
}
