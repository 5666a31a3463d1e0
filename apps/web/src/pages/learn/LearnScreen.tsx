import type { Message } from '@durbar/kernel';
import { OpenClauseContext } from '@durbar/kit/board/Clause.tsx';
import { restrictGame } from '@durbar/kit/tutorial/restrict-game.ts';
import type { Tutorial } from '@durbar/kit/tutorial/tutorial.ts';
import { WIDE_QUERY } from '@durbar/kit/ui/breakpoints.ts';
import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { TutorialMatch } from '../../local/tutorial-match.ts';
import { useTitle } from '../../state/useTitle.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle } from '../home/table-text.ts';
import { TableContext, type TablePageContext, useTable } from '../table/context/table-context.ts';
import { useSounds } from '../table/effects/sound/useSounds.ts';
import { useAnnouncements } from '../table/effects/useAnnouncements.ts';
import { BoardSlot } from '../table/MatchScreen.tsx';
import { usePanels } from '../table/panels/usePanels.ts';
import { Toasts } from '../table/Toasts.tsx';
import { GuideButtons, GuideCard } from './GuideCard.tsx';
import { GuidanceContext, GuidedBoard } from './GuidedBoard.tsx';
import { type GuideText, useGuideText } from './guide-text.tsx';
import styles from './LearnScreen.module.css';
import { LearnMenu, LearnTitle } from './LearnSlots.tsx';
import { Spotlight } from './Spotlight.tsx';
import { type TutorialSteps, useTutorialSteps } from './useTutorialSteps.ts';
import { useVoice } from './useVoice.ts';

const PanelHost = lazyPage(['panels', 'kernel', 'protocol'], () => import('../table/panels/PanelHost.tsx'));

interface LearnScreenProps {
  readonly name: string;
  readonly tutorial: Tutorial;
  readonly match: TutorialMatch;
  /** Begins again at a beat that was reached. */
  readonly onJump: (beat: number) => void;
}

/** The board with the guide of a tutorial. */
export function LearnScreen(props: LearnScreenProps) {
  const { name, tutorial, match } = props;
  const { loaded, controller } = useTable();
  const words = useWords();
  const layout = useMedia(WIDE_QUERY) ? 'wide' : 'tall';
  const panels = usePanels();
  const steps = useTutorialSteps(tutorial, name, match);
  const said = useGuideText(tutorial, steps, match);
  const signal = useSounds(controller, loaded.board);
  const title = gameTitle(words, loaded.id);
  useTitle(title);
  useAnnouncements();
  const { beat, phase } = steps;
  const points = phase === 'watch' ? [] : (beat?.points ?? []);
  const { slots, floating } = useGuideSlots(props, { steps, said, layout, points, open: panels.open });
  return (
    <TableContext value={useGuidedTable(steps, said)}>
      <OpenClauseContext value={panels.openClause}>
        <div
          className={styles.screen}
          data-layout={layout}
          data-grows={layout === 'wide' || undefined}
          data-learn={steps.index}
          data-phase={phase}
          data-points={points.join(' ')}
        >
          <main className={styles.board}>
            <h1 className="visually-hidden">{title}</h1>
            <GuidanceContext
              value={{
                Board: loaded.board.Board,
                slots,
                mayMove: phase === 'act',
                mayUndo: phase === 'act' && beat?.takesBack === true,
              }}
            >
              <BoardSlot layout={layout} panels={panels} chat={null} signal={signal} />
            </GuidanceContext>
          </main>
          <Spotlight points={points} isActing={phase === 'act'} />
          {floating && <div className={styles.floating}>{floating}</div>}
          <Toasts />
          {panels.current !== null && <PanelHost panels={panels} chat={null} />}
        </div>
      </OpenClauseContext>
    </TableContext>
  );
}

/** The table with a board and rules that allow only what the guide asks for. */
function useGuidedTable({ beat, done }: TutorialSteps, { elsewhere }: GuideText): TablePageContext {
  const table = useTable();
  return useMemo(() => {
    const { loaded } = table;
    const game = restrictGame(loaded.game, beat, done, (gain, best) => replyTo(elsewhere, gain, best));
    return { ...table, loaded: { ...loaded, game, board: { ...loaded.board, Board: GuidedBoard } } };
  }, [table, beat, done, elsewhere]);
}

/** The guide's answer to a legal move that is not the one meant. @param said the tutorial's own answer, if it has one */
function replyTo(said: string | null, gain: number | null, best: number | null): Message {
  if (said !== null) return { key: 'learn.said', values: { text: said } };
  if (gain !== null && best !== null && gain < best) return { key: 'learn.less', values: { gain, best } };
  return { key: 'learn.elsewhere' };
}

interface GuideView {
  readonly steps: TutorialSteps;
  readonly said: GuideText;
  readonly layout: 'wide' | 'tall';
  /** The places that the guide points at now. */
  readonly points: readonly string[];
  readonly open: ReturnType<typeof usePanels>['open'];
}

/** The guide in the slots of a board that has a place for it; for another board as a card above it. */
function useGuideSlots(
  { tutorial, match, onJump }: LearnScreenProps,
  { steps, said, layout, points, open }: GuideView,
) {
  const { loaded } = useTable();
  const [, navigate] = useLocation();
  const voice = useVoice(tutorial.guide, said);
  const { phase, index } = steps;
  const asksButton = phase === 'act' && points.some((place) => place.startsWith('button-'));
  const card = (reply: ReactNode | null, isBrief: boolean) => (
    <GuideCard
      tutorial={tutorial}
      steps={steps}
      said={said}
      layout={layout}
      isBrief={isBrief}
      gains={match.gains}
      reply={reply}
      onJump={onJump}
    />
  );
  const buttons = (
    <GuideButtons
      steps={steps}
      layout={layout}
      onBack={index === 0 ? null : () => onJump(index - 1)}
      onPlayOn={() => void match.keep().then((id) => navigate(`/local/${id}`), reportError)}
    />
  );
  const isPlaced = loaded.board.placesGuide === true;
  return {
    slots: {
      title: <LearnTitle layout={layout} tutorial={tutorial} steps={steps} onJump={onJump} />,
      menu: <LearnMenu layout={layout} open={open} voice={voice} />,
      notice: null,
      guide: isPlaced ? { card, buttons, asksButton, points } : null,
    },
    floating: isPlaced ? null : (
      <>
        {card(null, layout === 'tall')}
        {buttons}
      </>
    ),
  };
}
