import { STRENGTHS } from '@durbar/bots';
import { covers } from '@durbar/games/registry/covers.ts';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { parseStrength } from '../../state/parse-strength.ts';
import { changePreferences } from '../../state/preferences.ts';
import { usePreferences } from '../../state/usePreferences.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './Settings.module.css';

/** Numbers of opponents that some game can be played with. */
const COUNTS = [...new Set(covers.flatMap(({ seatCounts }) => seatCounts.map((seats) => seats - 1)))]
  .filter((count) => count > 0)
  .toSorted((a, b) => a - b);

/** Number and strength of bots in a quick game, which starts without further questions. */
export function BotSettings() {
  const words = useWords();
  const { opponents, strength } = usePreferences();
  return (
    <div className={styles.choice}>
      <span className={styles.label}>{words.t('home.bots')}</span>
      <Segmented
        wide
        label={words.t('home.opponents')}
        value={String(opponents)}
        onChange={(value) => changePreferences({ opponents: Number(value) })}
        choices={COUNTS.map((count) => ({
          value: String(count),
          text: words.formatNumber(count),
          label: words.t('home.opponents.count', { count }),
        }))}
      />
      <p className={styles.hint}>{words.t('home.bots.fewer')}</p>
      <Segmented
        wide
        label={words.t('home.strength')}
        value={parseStrength(strength)}
        onChange={(value) => changePreferences({ strength: value })}
        choices={STRENGTHS.map((value) => ({ value, text: words.t(`strength.${value}`) }))}
      />
    </div>
  );
}
