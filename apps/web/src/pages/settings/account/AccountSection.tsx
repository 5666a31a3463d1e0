import { useStore } from 'zustand';
import { serverModeStore } from '../../../state/server-mode.ts';
import { useWords } from '../../../words/useWords.tsx';
import settings from '../Settings.module.css';
import styles from './Account.module.css';
import { AccountParts } from './AccountParts.tsx';

/** The person's account in the settings: how to make one, sign in to one, and change it. */
export default function AccountSection() {
  const words = useWords();
  const { mode } = useStore(serverModeStore);
  return (
    <section className={settings.choice} aria-labelledby="account-title">
      <h3 id="account-title">{words.t('account.title')}</h3>
      <div className={styles.section}>
        <AccountParts isNeeded={mode === 'accounts'} />
      </div>
    </section>
  );
}
