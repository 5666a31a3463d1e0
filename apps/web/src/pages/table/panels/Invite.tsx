import { CopyField } from '@durbar/kit/ui/CopyField.tsx';
import { useWords } from '../../../words/useWords.tsx';
import { useTableState } from '../context/table-context.ts';
import styles from './panels.module.css';

/** Links to the table: one for others, one for the viewer's other devices. */
export function Invite() {
  const words = useWords();
  const info = useTableState((state) => state.info);
  if (!info) return null;
  const { returnCode } = info.you;
  return (
    <div className={styles.stack}>
      <CopyField label={words.t('invite.link')} value={new URL(`/t/${info.id}`, location.href).href} />
      {returnCode !== null && (
        <div>
          <CopyField
            label={words.t('invite.return')}
            value={new URL(`/return/${returnCode}`, location.href).href}
          />
          <p className={styles.hint}>{words.t('invite.return.text')}</p>
        </div>
      )}
    </div>
  );
}
