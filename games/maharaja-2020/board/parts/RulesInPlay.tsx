import { Clause } from '@durbar/kit/board/Clause.tsx';
import { Dialog } from '@durbar/kit/ui/Dialog.tsx';
import { type ReactElement, useState } from 'react';
import { useBoard } from '../board-context.ts';
import { VARIANT_CLAUSE } from '../model/clauses.ts';
import { listRulesInPlay } from '../model/rules-in-play.ts';
import { useBoardWords } from '../useBoardWords.ts';
import styles from './RulesInPlay.module.css';

/** A button that shows the special rules and the final scoring of this match; nothing if all rules are standard. */
export function RulesInPlay(): ReactElement | null {
  const words = useBoardWords();
  const { position } = useBoard();
  const [isOpen, setOpen] = useState(false);
  const groups = listRulesInPlay(position);
  if (groups.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.open} data-mark="rules-in-play" onClick={() => setOpen(true)}>
        {words.t('m20.inPlay')}
      </button>
      <Dialog title={words.t('m20.inPlay')} isOpen={isOpen} onClose={() => setOpen(false)}>
        {groups.map(({ heading, rules }) => (
          <section key={heading.key} className={styles.group}>
            <h3>
              {words.formatMessage(heading)} <Clause name={VARIANT_CLAUSE} />
            </h3>
            <ul>
              {rules.map((rule) => (
                <li key={rule.key}>{words.formatMessage(rule)}</li>
              ))}
            </ul>
          </section>
        ))}
      </Dialog>
    </>
  );
}
