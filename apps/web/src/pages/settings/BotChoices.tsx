import { STRENGTHS } from '@durbar/bots';
import { covers } from '@durbar/games/registry/covers.ts';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { prefer } from '../../state/preferences.ts';
import { strengthOf } from '../../state/strength.ts';
import { usePreferences } from '../../state/usePreferences.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './Settings.module.css';

/** Numbers of opponents that some game can be played with. */
const COUNTS = [...new Set(covers.flatMap(({ seatCounts }) => seatCounts.map((seats) => seats - 1)))]
  .filter((count) => count > 0)
  .toSorted((a, b) => a - b);

/** How many bots one plays against, and how strong: kept, so that the big button of the home page needs no questions. */
export function BotChoices() {
  const words = useWords();
  const { opponents, strength } = usePreferences();
  return (
    <div className={styles.choice}>
      <span className={styles.label}>{words.t('home.bots')}</span>
      <Segmented
        wide
        label={words.t('home.opponents')}
        value={String(opponents)}
        onChange={(value) => prefer({ opponents: Number(value) })}
        choices={COUNTS.map((count) => ({
          value: String(count),
          text: words.number(count),
          label: words.t('home.opponents.count', { count }),
        }))}
      />
      <Segmented
        wide
        label={words.t('home.strength')}
        value={strengthOf(strength)}
        onChange={(value) => prefer({ strength: value })}
        choices={STRENGTHS.map((value) => ({ value, text: words.t(`strength.${value}`) }))}
      />
    </div>
  );
}
