import { Icon } from '@durbar/kit/art/Icon.tsx';
import { useWords } from '../../words/useWords.tsx';
import styles from './Loading.module.css';

/** A loading screen. Its CSS shows it after a moment, so that short waits do not flicker. */
export function Loading() {
  const words = useWords();
  return (
    <main className={styles.loading}>
      <Icon name="logo" size={72} />
      <p role="status">{words.t('loading')}</p>
    </main>
  );
}
