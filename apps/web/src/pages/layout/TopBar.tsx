import { LOCALE_NAMES, LOCALES, type Locale } from '@durbar/kernel/locales';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useMyName } from '../../state/me.ts';
import { changePreferences } from '../../state/preferences.ts';
import { useLocale } from '../../state/usePreferences.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './TopBar.module.css';

const Settings = lazy(() => import('../settings/Settings.tsx'));

/** The header: home link, language, and the player's settings. */
export function TopBar() {
  const words = useWords();
  const locale = useLocale();
  const name = useMyName();
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.brand}>
        <Icon name="logo" size={40} />
        <span className={styles.name}>Durbar</span>
      </Link>
      <span className={styles.space} />
      <Segmented
        label={words.t('settings.language')}
        value={locale}
        onChange={(locale) => changePreferences({ locale })}
        choices={LOCALES.map((value) => ({
          value,
          text: <LanguageName locale={value} />,
          label: LOCALE_NAMES[value],
          lang: value,
        }))}
      />
      <span className={styles.me}>
        <Button
          onPress={() => setOpen(true)}
          aria-label={words.t('settings.open', { name: name || words.t('me.guest') })}
        >
          <Emblem playerColour={0} size={30} />
          <span className={styles.who}>{name || words.t('me.guest')}</span>
        </Button>
      </span>
      {open && (
        <Suspense fallback={null}>
          <Settings onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

/** A language's own name, or its code on narrow screens. */
function LanguageName({ locale }: { locale: Locale }) {
  return (
    <>
      <span className={styles.long}>{LOCALE_NAMES[locale]}</span>
      <span className={styles.short}>{locale.toUpperCase()}</span>
    </>
  );
}
