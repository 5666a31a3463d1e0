import { OpenClauseContext } from '@durbar/kit/board/Clause.tsx';
import { restrictGame } from '@durbar/kit/tutorial/restrict-game.ts';
import type { Tutorial } from '@durbar/kit/tutorial/tutorial.ts';
import { WIDE_QUERY } from '@durbar/kit/ui/breakpoints.ts';
import { lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { TutorialMatch } from '../../local/tutorial-match.ts';
import { useMedia } from '../../state/useMedia.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle } from '../home/table-text.ts';
import { TableContext, useTable } from '../table/context/table-context.ts';
import { useAnnouncements } from '../table/effects/useAnnouncements.ts';
import { useSounds } from '../table/effects/useSounds.ts';
import { BoardSlot, isSoundOn } from '../table/MatchScreen.tsx';
import { usePanels } from '../table/panels/usePanels.ts';
import { Toasts } from '../table/Toasts.tsx';
import { GuideButtons, GuideCard } from './GuideCard.tsx';
import { useGuideText } from './guide-text.tsx';
import styles from './LearnScreen.module.css';
import { LearnMenu, LearnTitle } from './LearnSlots.tsx';
import { Spotlight } from './Spotlight.tsx';
import { useTutorialSteps } from './useTutorialSteps.ts';
import { useVoice } from './useVoice.ts';

const PanelHost = lazy(() => import('../table/panels/PanelHost.tsx'));

interface LearnScreenProps {
  readonly name: string;
  readonly tutorial: Tutorial;
  readonly match: TutorialMatch;
  /** Begins again at a beat that was reached. */
  readonly onJump: (beat: number) => void;
}

/** The board with the guide of a tutorial. */
export function LearnScreen({ name, tutorial, match, onJump }: LearnScreenProps) {
  const table = useTable();
  const words = useWords();
  const layout = useMedia(WIDE_QUERY) ? 'wide' : 'tall';
  const panels = usePanels();
  const [, navigate] = useLocation();
  const steps = useTutorialSteps(tutorial, name, match);
  const said = useGuideText(tutorial, steps, match.gains);
  const voice = useVoice(tutorial.guide, said);
  const title = gameTitle(words, table.loaded.id);
  useTitle(title);
  useAnnouncements();
  useSounds(table.controller, isSoundOn);
  const { beat, done, phase } = steps;
  const { elsewhere } = said;
  const loaded = useMemo(
    () => ({ ...table.loaded, game: restrictGame(table.loaded.game, beat, done, elsewhere) }),
    [table.loaded, beat, done, elsewhere],
  );
  const context = useMemo(() => ({ ...table, loaded }), [table, loaded]);
  const playOn = useCallback(() => {
    match.keep().then((id) => navigate(`/local/${id}`), reportError);
  }, [match, navigate]);
  const asksButton = phase === 'act' && (beat?.points ?? []).some((place) => place.startsWith('button-'));
  const card = (reply: ReactNode | null) => (
    <GuideCard
      tutorial={tutorial}
      steps={steps}
      said={said}
      layout={layout}
      reply={reply}
      gains={match.gains}
      onJump={onJump}
    />
  );
  const buttons = (
    <GuideButtons
      steps={steps}
      layout={layout}
      onBack={steps.index === 0 ? null : () => onJump(steps.index - 1)}
      onPlayOn={playOn}
    />
  );
  const slots = {
    title: <LearnTitle layout={layout} tutorial={tutorial} steps={steps} onJump={onJump} />,
    menu: <LearnMenu layout={layout} open={panels.open} voice={voice} />,
    notice: null,
    guide: loaded.board.placesGuide ? { card, buttons, asksButton } : null,
  };
  return (
    <TableContext value={context}>
      <OpenClauseContext value={panels.openClause}>
        <div className={styles.screen} data-layout={layout} data-learn={steps.index}>
          <main className={styles.board}>
            <h1 className="visually-hidden">{title}</h1>
            <BoardSlot
              layout={layout}
              open={panels.open}
              slots={slots}
              asks={phase === 'act'}
              allowsUndo={phase === 'act' && beat?.takesBack === true}
            />
          </main>
          <Spotlight points={phase === 'watch' ? [] : (beat?.points ?? [])} isActing={phase === 'act'} />
          {!loaded.board.placesGuide && (
            <div className={styles.floating}>
              {card(null)}
              {buttons}
            </div>
          )}
          <Toasts />
          {panels.current !== null && (
            <Suspense fallback={null}>
              <PanelHost panels={panels} />
            </Suspense>
          )}
        </div>
      </OpenClauseContext>
    </TableContext>
  );
}
