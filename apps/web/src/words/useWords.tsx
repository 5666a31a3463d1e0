import {
  type KitKey,
  WordsProvider as KitWordsProvider,
  useWords as useKitWords,
} from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import type { ReactNode } from 'react';
import { useLocale } from '../state/usePreferences.ts';
import type account from './en/account.json';
import type chat from './en/chat.json';
import type clocks from './en/clocks.json';
import type common from './en/common.json';
import type games from './en/games.json';
import type history from './en/history.json';
import type home from './en/home.json';
import type hosting from './en/hosting.json';
import type intro from './en/intro.json';
import type learn from './en/learn.json';
import type links from './en/links.json';
import type local from './en/local.json';
import type newTable from './en/new.json';
import type notices from './en/notices.json';
import type palette from './en/palette.json';
import type panels from './en/panels.json';
import type room from './en/room.json';
import type settings from './en/settings.json';
import type table from './en/table.json';
import type withoutRules from './en/without-rules.json';
import { homeWords } from './home-words.ts';

/** The catalogues of all areas. */
type Catalogues = typeof account &
  typeof chat &
  typeof clocks &
  typeof common &
  typeof games &
  typeof history &
  typeof home &
  typeof hosting &
  typeof intro &
  typeof learn &
  typeof links &
  typeof local &
  typeof newTable &
  typeof notices &
  typeof palette &
  typeof panels &
  typeof room &
  typeof settings &
  typeof table &
  typeof withoutRules;

/** Keys of the page's own words and of the kit's, from the English files. What home loads may use only home's own and the kit's. */
export type WordKey = keyof Catalogues | KitKey;

/** The page's words in one language. */
export type PageWords = Words<WordKey>;

/** The words of the chosen language; they change with it, without a reload. */
export function useWords(): PageWords {
  return useKitWords<WordKey>();
}

// A function, since `reportError` does not exist where the home page is prerendered.
const reportFailure = (error: unknown): void => reportError(error);

/** Provides the words of the home page, which must be loaded in the first language already. */
export function WordsProvider({ children }: { children: ReactNode }) {
  return (
    <KitWordsProvider locale={useLocale()} source={homeWords} onError={reportFailure}>
      {children}
    </KitWordsProvider>
  );
}
