import { Button } from '@durbar/kit/ui/Button.tsx';
import { accountApi } from '../../net/account-api.ts';
import { useWords } from '../../words/useWords.tsx';
import { downloadText } from '../table/panels/download-text.ts';
import styles from './Settings.module.css';
import { useRequests } from './useRequests.ts';

/** Downloads all that the server knows of the player. */
export default function DataExport() {
  const words = useWords();
  const { busy, problem, run } = useRequests();
  const save = () =>
    run(async () => downloadText('durbar-me.json', JSON.stringify(await accountApi.exported(), null, 2)));
  return (
    <section className={styles.choice} aria-labelledby="my-data">
      <h3 id="my-data">{words.t('me.export')}</h3>
      <p className={styles.hint}>{words.t('me.export.text')}</p>
      <Button isDisabled={busy} onPress={() => void save()}>
        {words.t('me.export.do')}
      </Button>
      {problem && (
        <p role="alert" className={`${styles.note} ${styles.error}`}>
          {words.formatMessage(problem)}
        </p>
      )}
    </section>
  );
}
