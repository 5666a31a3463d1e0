import { Icon } from '@durbar/kit/art/Icon.tsx';
import { useWords } from '../../words/useWords.tsx';
import styles from './Loading.module.css';

/** While something comes. Shows itself only if that takes a moment. */
export function Loading() {
  const words = useWords();
  return (
    <main className={styles.loading}>
      <Icon name="logo" size={72} />
      <p role="status">{words.t('loading')}</p>
    </main>
  );
}
