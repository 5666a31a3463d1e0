import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { Switch } from '@durbar/kit/ui/Switch.tsx';
import { changePreferences, SOUNDS, SPEEDS, THEMES } from '../../state/preferences.ts';
import { usePreferences } from '../../state/usePreferences.ts';
import { canVibrate } from '../../state/vibration.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './Settings.module.css';

/** Theme, animation speed, sounds and vibration, in the settings and in a table's menu. */
export function AppearanceSettings() {
  const words = useWords();
  const { theme, speed, sounds, vibration } = usePreferences();
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
      <div className={styles.choice}>
        <span className={styles.label}>{words.t('settings.sounds')}</span>
        <Segmented
          wide
          label={words.t('settings.sounds')}
          value={sounds}
          onChange={(value) => changePreferences({ sounds: value })}
          choices={SOUNDS.map((value) => ({ value, text: words.t(`settings.sounds.${value}`) }))}
        />
      </div>
      {canVibrate() && (
        <Switch isSelected={vibration} onChange={(value) => changePreferences({ vibration: value })}>
          {words.t('settings.vibration')}
        </Switch>
      )}
    </>
  );
}
