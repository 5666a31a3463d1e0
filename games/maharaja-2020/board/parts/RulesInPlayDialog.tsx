import { Clause } from '@durbar/kit/board/Clause.tsx';
import { Dialog } from '@durbar/kit/ui/Dialog.tsx';
import type { ReactElement } from 'react';
import { useBoard, useBoardWords } from '../board-context.ts';
import { VARIANT_CLAUSE } from '../model/clauses.ts';
import { listRulesInPlay } from '../model/position.ts';
import styles from './RulesInPlayDialog.module.css';

/** The special rules and the final scoring of this match. */
export default function RulesInPlayDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  return (
    <Dialog title={words.t('m20.inPlay')} isOpen onClose={onClose}>
      {listRulesInPlay(position).map(({ heading, rules }) => (
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
  );
}
