import { WIDE_QUERY } from '@durbar/kit/ui/breakpoints.ts';
/**
 * Shows boards in fixed positions without a server, for work on their look. On the development server:
 * /gallery/?game=maharaja-2004&seats=5&preset=advanced2&until=auction&nth=2. `seed` deals another match, `locale`, `theme` and
 * `still` change the display, `alone` makes the others bots; all other parameters are options of the game. Not part of a build.
 */

import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import { Menu } from 'lucide-react';
import { StrictMode, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { type LoadedGame, loadGame } from '../src/games/load-game.ts';
import { changePreferences, preferences } from '../src/state/preferences.ts';
import { applyAppearance } from '../src/state/theme.ts';
import { homeWords } from '../src/words/home-words.ts';
import { wordsOf } from '../src/words/page-words.ts';
import { WordsProvider } from '../src/words/useWords.tsx';
import { findPosition, type GalleryPosition } from './gallery-position.ts';
import { useMiniTable } from './useMiniTable.ts';
import '@durbar/kit/ui/styles/fonts.css';
import '@durbar/kit/ui/styles/scales.css';
import '@durbar/kit/ui/styles/tokens.css';
import '@durbar/kit/ui/styles/base.css';

const {
  game = 'maharaja-2020',
  seats = '4',
  seed = 'a',
  until = null,
  nth = '1',
  theme,
  locale: wanted,
  still,
  alone,
  ...options
} = Object.fromEntries(new URLSearchParams(location.search));
const locale = wanted === 'fr' ? 'fr' : 'en';
changePreferences({ locale, theme: theme === 'dark' || theme === 'light' ? theme : 'system' });
applyAppearance(() => preferences.getState().locale ?? 'en');

interface GalleryProps {
  readonly loaded: LoadedGame;
  readonly scene: GalleryPosition;
}

function Gallery({ loaded: { board, game: rules, id }, scene }: GalleryProps) {
  const layout = useMedia(WIDE_QUERY) ? 'wide' : 'tall';
  const table = useMiniTable(scene, board, { isStill: still !== undefined, showsBots: alone !== undefined });
  const [said, setSaid] = useState('');
  const frame = {
    height: '100%',
    border: '1px solid var(--rule)',
    borderRadius: 'var(--radius-10)',
    background: 'var(--sheet)',
  };
  return (
    <main style={{ minHeight: '100dvh', height: layout === 'wide' ? '100dvh' : 'auto' }}>
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
      <board.Board
        {...table}
        game={rules}
        layout={layout}
        isLookingBack={false}
        signal={() => undefined}
        announce={setSaid}
        slots={{
          title: (
            <h1 style={{ display: 'flex', gap: 8, padding: 4, font: '500 1.25rem/1.2 var(--serif)' }}>
              <Icon name="logo" size={26} /> {id}
            </h1>
          ),
          menu: (
            <Button variant="round" aria-label="Menu">
              <Menu size={20} aria-hidden />
            </Button>
          ),
          log: <div style={frame} />,
          notice: null,
          skip: null,
        }}
      />
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('gallery/index.html has no #root');
const pageWords = wordsOf(['table', 'match']);
const [loaded] = await Promise.all([loadGame(game), homeWords.load(locale), pageWords.load(locale)]);
const scene = findPosition(loaded.game, { seats: Number(seats), seed, options, until, nth: Number(nth) });
createRoot(root).render(
  <StrictMode>
    <I18nProvider locale={locale}>
      <WordsProvider>
        <WordsLayer source={pageWords}>
          <WordsLayer source={loaded.words}>
            <Gallery loaded={loaded} scene={scene} />
          </WordsLayer>
        </WordsLayer>
      </WordsProvider>
    </I18nProvider>
  </StrictMode>,
);
