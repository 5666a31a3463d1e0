import { Button } from '@durbar/kit/ui/Button.tsx';
import { reloadNewVersion } from '../../sw/register.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './VersionButton.module.css';

/** Reloads the page in its newest version. It is small, so that it fits where nothing has to make room for it. */
export function VersionButton() {
  const words = useWords();
  return (
    <span className={styles.version}>
      <Button aria-label={words.t('version.reload')} onPress={reloadNewVersion}>
        {words.t('version.button')}
      </Button>
    </span>
  );
}
