import { Button } from '@durbar/kit/ui/Button.tsx';
import { Panel } from '@durbar/kit/ui/Card.tsx';
import { useStore } from 'zustand';
import { reloadNewVersion, versionStore } from '../sw/register.ts';
import { useWords } from '../words/useWords.tsx';
import styles from './Banner.module.css';

/** Offers a reload when there is a newer version of the page. */
export function Banner() {
  const words = useWords();
  const { hasUpdate, dismissed } = useStore(versionStore);
  if (!hasUpdate || dismissed) return null;
  return (
    <Panel as="div" raised className={styles.banner} role="status">
      <span>{words.t('version.new')}</span>
      <Button variant="fill" onPress={reloadNewVersion}>
        {words.t('reload')}
      </Button>
      <Button variant="quiet" onPress={() => versionStore.setState({ dismissed: true })}>
        {words.t('later')}
      </Button>
    </Panel>
  );
}
