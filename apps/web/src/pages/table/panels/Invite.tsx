import { Button } from '@durbar/kit/ui/Button.tsx';
import { CopyField } from '@durbar/kit/ui/CopyField.tsx';
import { addressOf } from '../../../address/address-of.ts';
import { api } from '../../../net/api.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTableState } from '../context/table-context.ts';
import { useTableChange } from '../useTableChange.ts';
import styles from './panels.module.css';

/** Links to the table: one for others, one for the viewer's other devices. */
export function Invite() {
  const words = useWords();
  const info = useTableState((state) => state.info);
  const { busy, run } = useTableChange();
  if (!info) return null;
  const { returnCode } = info.you;
  return (
    <div className={styles.stack}>
      <CopyField label={words.t('invite.link')} value={addressOf(`/t/${info.id}`)} />
      {returnCode !== null && (
        <div className={styles.linkField}>
          <CopyField label={words.t('invite.return')} value={addressOf(`/return#${returnCode}`)} />
          <p className={styles.hint}>{words.t('invite.return.text')}</p>
          <Button isDisabled={busy} onPress={() => void run(() => api.renewReturnLink(info.id))}>
            {words.t('invite.return.renew')}
          </Button>
        </div>
      )}
    </div>
  );
}
