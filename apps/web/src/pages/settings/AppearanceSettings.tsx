import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { Switch } from '@durbar/kit/ui/Switch.tsx';
import { changePreferences, SPEEDS, THEMES } from '../../state/preferences.ts';
import { usePreferences } from '../../state/usePreferences.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './Settings.module.css';

/** Theme, animation speed and sound, in the settings and in a table's menu. */
export function AppearanceSettings() {
  const words = useWords();
  const { theme, speed, sound } = usePreferences();
  return (
    <>
      <div className={styles.choice}>
        <span className={styles.label}>{words.t('settings.theme')}</span>
        <Segmented
          wide
          label={words.t('settings.theme')}
          value={theme}
          onChange={(value) => changePreferences({ theme: value })}
          choices={THEMES.map((value) => ({ value, text: words.t(`settings.theme.${value}`) }))}
        />
      </div>
      <div className={styles.choice}>
        <span className={styles.label}>{words.t('settings.speed')}</span>
        <Segmented
          wide
          label={words.t('settings.speed')}
          value={speed}
          onChange={(value) => changePreferences({ speed: value })}
          choices={SPEEDS.map((value) => ({ value, text: words.t(`settings.speed.${value}`) }))}
        />
      </div>
      <Switch isSelected={sound} onChange={(value) => changePreferences({ sound: value })}>
        {words.t('settings.sound')}
      </Switch>
    </>
  );
}
