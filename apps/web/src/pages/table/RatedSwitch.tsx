import { Switch } from '@durbar/kit/ui/Switch.tsx';
import type { TableInfo } from '@durbar/protocol';
import { peopleApi } from '../../net/people-api.ts';
import { useWords } from '../../words/useWords.tsx';
import { countPlayers, isRatable } from '../hosting/table-choices.ts';
import type { TableChange } from './useTableChange.ts';
import styles from './WaitingRoom.module.css';

/** Says whether the result counts for ratings; the host may change it. */
export function RatedSwitch({ info, change }: { info: TableInfo; change: TableChange }) {
  const words = useWords();
  if (!isRatable(countPlayers(info))) return null;
  const isRated = info.rated === true;
  const text = words.t(isRated ? 'room.rated.on' : 'room.rated.off');
  if (!info.you.host || info.status !== 'waiting') return <p className={styles.rated}>{text}</p>;
  return (
    <div className={styles.rated}>
      <Switch
        isSelected={isRated}
        isDisabled={change.busy}
        onChange={(rated) => void change.run(() => peopleApi.rate(info.id, rated))}
      >
        {words.t('room.rated')}
      </Switch>
      <p className={styles.hint} aria-live="polite">
        {text}
      </p>
    </div>
  );
}
