import { Switch } from '@durbar/kit/ui/Switch.tsx';
import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import { useWords } from '../../words/useWords.tsx';
import { COLUMN_QUERY } from './column-query.ts';
import styles from './Form.module.css';

interface RatedFieldProps {
  isRated: boolean;
  /** Whether a bot is to sit at the table, so that it counts for ratings only if the host says so. */
  hasBot: boolean;
  onChange: (isRated: boolean) => void;
}

/** Whether the result counts for ratings, and why: in a few words where the line is one of a column. */
export function RatedField({ isRated, hasBot, onChange }: RatedFieldProps) {
  const words = useWords();
  const isShort = useMedia(COLUMN_QUERY);
  const why = isRated ? 'on' : hasBot ? 'bot' : 'off';
  return (
    <div className={styles.rated}>
      <Switch isSelected={isRated} onChange={onChange}>
        <span className={styles.ratedName}>{words.t('new.rated')}</span>{' '}
        <span className={styles.ratedWhy} aria-live="polite">
          {words.t(isShort ? `new.rated.${why}.short` : `new.rated.${why}`)}
        </span>
      </Switch>
    </div>
  );
}
