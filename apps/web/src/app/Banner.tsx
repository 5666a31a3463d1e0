import { Button } from '@durbar/kit/ui/Button.tsx';
import { useStore } from 'zustand';
import { reloadNewVersion, versionStore } from '../sw/register.ts';
import { useWords } from '../words/useWords.tsx';
import styles from './Banner.module.css';
import { useNewVersion } from './useNewVersion.ts';

/** Offers a reload when there is a newer version of the page. It is inside the router, which knows the address. */
export function Banner() {
  const words = useWords();
  const { hasUpdate, dismissed } = useStore(versionStore);
  useNewVersion();
  if (!hasUpdate || dismissed) return null;
  return (
    <div className={styles.banner} role="status">
      <span>{words.t('version.new')}</span>
      <span className={styles.actions}>
        <Button variant="fill" onPress={reloadNewVersion}>
          {words.t('reload')}
        </Button>
        <Button variant="quiet" onPress={() => versionStore.setState({ dismissed: true })}>
          {words.t('later')}
        </Button>
      </span>
    </div>
  );
}
