import { LOCALE_NAMES, LOCALES, type Locale } from '@durbar/kernel/locales';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { identityStore, useIsNameAwaited, useMyName } from '../../state/me.ts';
import { changePreferences } from '../../state/preferences.ts';
import { afterFirstPaint } from '../../state/scheduling.ts';
import { useLocale } from '../../state/usePreferences.ts';
import { versionStore } from '../../sw/register.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import styles from './TopBar.module.css';
import { VersionButton } from './VersionButton.tsx';

const Settings = lazyPage(['settings', 'protocol'], () => import('../settings/Settings.tsx'));

/**
 * The header: home link, the main pages, language, and the player's settings.
 * @param waiting number of tables that wait for the player, if the page knows it
 */
export function TopBar({ waiting = 0 }: { waiting?: number }) {
  const words = useWords();
  const locale = useLocale();
  const name = useMyName();
  const isAwaited = useIsNameAwaited();
  const { hasUpdate } = useStore(versionStore);
  const [open, setOpen] = useState(false);
  useEffect(() => void identify(), []);
  return (
    <header className={styles.bar} data-new={hasUpdate || undefined}>
      <Link href="/" className={styles.brand}>
        <Icon name="logo" size={40} />
        <span className={styles.name}>Durbar</span>
      </Link>
      <nav className={styles.pages}>
        <Page href="/">{words.t('home.play')}</Page>
        <Page href="/games">
          {words.t('home.mine')}
          {waiting > 0 && <span className={styles.count}>{words.formatNumber(waiting)}</span>}
        </Page>
        <Page href="/people">{words.t('home.people')}</Page>
      </nav>
      {hasUpdate && <VersionButton />}
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
          <span className={styles.who}>{name || (isAwaited ? '' : words.t('me.guest'))}</span>
        </Button>
      </span>
      {open && <Settings onClose={() => setOpen(false)} />}
    </header>
  );
}

function Page({ href, children }: { href: string; children: ReactNode }) {
  const [path] = useLocation();
  return (
    <Link href={href} {...(`${path}/`.startsWith(`${href}/`) && { 'aria-current': 'page' as const })}>
      {children}
    </Link>
  );
}

/** Asks the server who this browser is. The code for it is loaded after the first paint. */
async function identify(): Promise<void> {
  await afterFirstPaint();
  try {
    const { identifyBrowser } = await import('../../state/identity.ts');
    await identifyBrowser();
  } catch {
    // Without the server the page goes on with the name of this device.
    identityStore.setState({ failed: true });
  }
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
