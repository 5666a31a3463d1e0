import { LinkButton } from '@durbar/kit/ui/Button.tsx';
import type { ClosedMode } from '@durbar/protocol';
import { accountApi } from '../../net/account-api.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './ServerNote.module.css';

const loadServer = (_: string) => accountApi.server();

/**
 * On a server where not everybody may play: what a visitor can do, and where one is let in. It belongs at the end of the list of open
 * tables, where it moves nothing.
 */
export default function ServerNote({ mode }: { mode: ClosedMode }) {
  const words = useWords();
  const { value } = useLoaded(loadServer, '');
  if (!value || value.admitted) return null;
  return (
    <aside className={styles.note} aria-label={words.t('server.note')} data-note>
      <p>{words.t(`server.${mode}`)}</p>
      <LinkButton href="/account">
        {words.t(mode === 'invited' ? 'account.enter.code' : 'account.enter.account')}
      </LinkButton>
    </aside>
  );
}
