import { RESIGNED_ENDING } from '@durbar/kernel';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { WIDE_QUERY } from '@durbar/kit/ui/breakpoints.ts';
import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import type { MatchOutcome } from '@durbar/table';
import { useEffect } from 'react';
import { displayedOutcome } from '../../../table/playback-status.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { endingText, resultText } from '../ending-text.ts';
import type { PanelName } from '../panels/usePanels.ts';
import { RematchButtons } from '../RematchButtons.tsx';
import { NoticeCard } from './NoticeCard.tsx';

/** Outcomes whose score panel has opened automatically, which happens once for each. */
const shown = new WeakSet<MatchOutcome>();

/** The end of the game: the winners, the score, a rematch. */
export function OverNotice({ open }: { open: (panel: PanelName) => void }) {
  const words = useWords();
  const { names } = useTable();
  const outcome = useTableState(displayedOutcome);
  const live = useTableState((state) => state.step !== null);
  const isWide = useMedia(WIDE_QUERY);
  useEffect(() => {
    // The score opens after the last move, but not when a finished game is opened.
    if (!outcome || !live || shown.has(outcome)) return;
    shown.add(outcome);
    // On a phone it would cover the board's final scoring; the button below opens it.
    if (isWide || outcome.ending === RESIGNED_ENDING) open('score');
  }, [outcome, live, isWide, open]);
  return (
    <NoticeCard
      title={outcome ? resultText(outcome, words, names) : words.t('over.abandoned')}
      {...(outcome ? { text: endingText(outcome, words, names) } : {})}
    >
      {outcome && (
        <Button variant="fill" onPress={() => open('score')}>
          {words.t('over.score')}
        </Button>
      )}
      <RematchButtons />
    </NoticeCard>
  );
}
