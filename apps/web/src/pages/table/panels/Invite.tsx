import { Button } from '@durbar/kit/ui/Button.tsx';
import { CopyField } from '@durbar/kit/ui/CopyField.tsx';
import { lazyComponent } from '@durbar/kit/ui/lazy-component.tsx';
import type { TableInfo } from '@durbar/protocol';
import { absoluteAddress } from '../../../address/absolute-address.ts';
import { deviceApi } from '../../../net/device-api.ts';
import { useWords } from '../../../words/useWords.tsx';
import { tableTitle } from '../../home/table-text.ts';
import { useTableState } from '../context/table-context.ts';
import { useTableChange } from '../useTableChange.ts';
import styles from './panels.module.css';
import { SecretLink } from './SecretLink.tsx';

const QrCode = lazyComponent(() => import('../../hosting/QrCode.tsx'));

/** The link for others; null at a private table for all but the host. */
function tableLink({ id, visibility, you }: TableInfo): string | null {
  if (visibility !== 'private') return `/t/${id}`;
  return you.tableCode ? `/come#${you.tableCode}` : null;
}

/** Links to the table: one for others, and, apart from it, the secret one back to the viewer's own seat. */
export function Invite() {
  const words = useWords();
  const info = useTableState((state) => state.info);
  const { busy, run } = useTableChange();
  if (!info) return null;
  const { returnCode } = info.you;
  const link = tableLink(info);
  return (
    <div className={styles.stack}>
      {link === null ? (
        <p className={styles.hint}>{words.t('invite.private')}</p>
      ) : (
        <>
          <CopyField
            label={words.t('invite.link')}
            value={absoluteAddress(link)}
            shareTitle={tableTitle(words, info)}
          />
          <QrCode link={absoluteAddress(link)} />
        </>
      )}
      {returnCode !== null && (
        <SecretLink
          label={words.t('invite.return')}
          warning={words.t('invite.return.text')}
          value={absoluteAddress(`/return#${returnCode}`)}
        >
          <Button isDisabled={busy} onPress={() => void run(() => deviceApi.renewReturnLink(info.id))}>
            {words.t('invite.return.renew')}
          </Button>
        </SecretLink>
      )}
    </div>
  );
}
