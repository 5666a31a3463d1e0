/**
 * The board of Maharaja (2020) in fixed positions without a server: /gallery/maharaja-2020/?scene=mid of the
 * development server. `locale`, `theme` and `still` change how it is shown. No part of a build.
 */
import common from 'virtual:sprite/common';
import en from '@durbar/maharaja-2020/words/en.json' with { type: 'json' };
import fr from '@durbar/maharaja-2020/words/fr.json' with { type: 'json' };
import { BookOpen, Menu } from 'lucide-react';
import { StrictMode, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { Icon } from '../../src/board-kit/Icon.tsx';
import { Sprite } from '../../src/board-kit/Sprite.tsx';
import { Table } from '../../src/games/maharaja-2020/Table.tsx';
import { useMedia, WIDE } from '../../src/pages/table/media.ts';
import { prefer, preferences } from '../../src/state/preferences.ts';
import { dressDocument } from '../../src/state/theme.ts';
import { Button } from '../../src/ui/Button.tsx';
import { WordsLayer, WordsProvider } from '../../src/words/useWords.tsx';
import { isScene, scenes } from './scenes.ts';
import { useMiniTable } from './useMiniTable.ts';
import '../../src/styles/fonts.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';

const query = new URLSearchParams(location.search);
const wanted = query.get('scene') ?? 'mid';
const theme = query.get('theme');
const locale = query.get('locale') === 'fr' ? 'fr' : 'en';
prefer({ locale, theme: theme === 'dark' || theme === 'light' ? theme : 'system' });
dressDocument(() => preferences.getState().locale ?? 'en');

function Gallery() {
  const layout = useMedia(WIDE) ? 'wide' : 'tall';
  const [scene] = useState(() => scenes[isScene(wanted) ? wanted : 'mid']());
  const table = useMiniTable(scene, query.get('still') !== null);
  const [said, setSaid] = useState('');
  return (
    <main style={{ minHeight: '100dvh', height: layout === 'wide' ? '100dvh' : 'auto' }}>
      <h1 className="visually-hidden">Maharaja</h1>
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
      <Table
        {...table}
        layout={layout}
        past={false}
        announce={setSaid}
        slots={{
          title:
            layout === 'wide' ? (
              <div>
                <p style={{ display: 'flex', gap: 8, font: '500 1.125rem/1.2 var(--serif)' }}>
                  <Icon name="logo" size={22} /> Durbar
                </p>
                <p style={{ font: '500 1.5rem/1.2 var(--serif)' }}>Maharaja</p>
              </div>
            ) : (
              <span style={{ font: '500 1.25rem var(--serif)', paddingLeft: 12 }}>Maharaja</span>
            ),
          menu:
            layout === 'wide' ? (
              <span style={{ display: 'flex', gap: 8 }}>
                {['Menu', 'Rules', 'Moves', 'History'].map((name) => (
                  <Button key={name} look="round" aria-label={name}>
                    <BookOpen size={20} aria-hidden />
                  </Button>
                ))}
              </span>
            ) : (
              <Button look="round" aria-label="Menu">
                <Menu size={20} aria-hidden />
              </Button>
            ),
          log: (
            <div
              style={{
                height: '100%',
                border: '1px solid var(--rule)',
                borderRadius: 10,
                background: 'var(--sheet)',
              }}
            />
          ),
          notice: null,
        }}
      />
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <I18nProvider locale={locale}>
      <WordsProvider>
        <WordsLayer catalogues={{ en, fr }}>
          <Sprite of={common} />
          <Gallery />
        </WordsLayer>
      </WordsProvider>
    </I18nProvider>
  </StrictMode>,
);
