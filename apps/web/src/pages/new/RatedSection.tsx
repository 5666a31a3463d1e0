import { Card } from '@durbar/kit/ui/Card.tsx';
import { Switch } from '@durbar/kit/ui/Switch.tsx';
import { useWords } from '../../words/useWords.tsx';
import styles from './Form.module.css';

interface RatedSectionProps {
  isRated: boolean;
  /** Whether a bot is to sit at the table, so that it counts for ratings only if the host says so. */
  hasBot: boolean;
  onChange: (isRated: boolean) => void;
}

/** Whether the result counts for ratings, and why. */
export function RatedSection({ isRated, hasBot, onChange }: RatedSectionProps) {
  const words = useWords();
  const why = isRated ? 'new.rated.on' : hasBot ? 'new.rated.bot' : 'new.rated.off';
  return (
    <Card as="div" className={styles.rated}>
      <Switch isSelected={isRated} onChange={onChange}>
        {words.t('new.rated')}
      </Switch>
      <p className={styles.hint} aria-live="polite">
        {words.t(why)}
      </p>
    </Card>
  );
}
