import { covers } from '@durbar/games/registry/covers.ts';
import { LOCALE_NAMES, LOCALES } from '@durbar/kernel/locales';
import { useLocation } from 'wouter';
import { changePreferences, SOUNDS, SPEEDS, THEMES } from '../../state/preferences.ts';
import { useWords } from '../../words/useWords.tsx';
import { askForNextTable } from '../games/next-table-requests.ts';
import { gameTitle } from '../home/table-text.ts';
import type { CommandGroup } from './command-sources.ts';

/** The commands of every page: where to go, and settings. */
export function usePageCommands(): readonly CommandGroup[] {
  const words = useWords();
  const [, go] = useLocation();
  const page = (path: string, text: string) => ({ id: path, text, key: null, run: () => go(path) });
  const gamePages = ({ id, intros, tutorials }: (typeof covers)[number]) => {
    const game = gameTitle(words, id);
    const forms = [
      page(`/new/${id}`, words.t('palette.new', { game })),
      page(`/screen/${id}`, words.t('palette.screen', { game })),
    ];
    const intro = intros ? [page(`/intro/${id}`, words.t('palette.intro', { game }))] : [];
    const lessons = tutorials ? [page(`/learn/${id}`, words.t('palette.learn', { game }))] : [];
    return [...forms, ...intro, ...lessons];
  };
  const setting = (
    id: string,
    name: string,
    value: string,
    change: Parameters<typeof changePreferences>[0],
  ) => ({
    id,
    text: words.t('palette.setting', { name, value }),
    key: null,
    run: () => changePreferences(change),
  });
  return [
    {
      id: 'pages',
      title: words.t('palette.pages'),
      commands: [
        page('/', words.t('palette.home')),
        page('/games', words.t('home.mine')),
        page('/people', words.t('home.people')),
        { id: 'next', text: words.t('games.next'), key: 'N', run: askForNextTable },
        ...covers.flatMap(gamePages),
        page('/replay', words.t('palette.replay')),
      ],
    },
    {
      id: 'settings',
      title: words.t('settings.title'),
      commands: [
        ...LOCALES.map((locale) =>
          setting(`locale-${locale}`, words.t('settings.language'), LOCALE_NAMES[locale], { locale }),
        ),
        ...THEMES.map((theme) =>
          setting(`theme-${theme}`, words.t('settings.theme'), words.t(`settings.theme.${theme}`), { theme }),
        ),
        ...SPEEDS.map((speed) =>
          setting(`speed-${speed}`, words.t('settings.speed'), words.t(`settings.speed.${speed}`), { speed }),
        ),
        ...SOUNDS.map((sounds) =>
          setting(`sounds-${sounds}`, words.t('settings.sounds'), words.t(`settings.sounds.${sounds}`), {
            sounds,
          }),
        ),
      ],
    },
  ];
}
