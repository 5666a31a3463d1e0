import type { ReactElement } from 'react';
import { FinalCard } from '../../../kingdom/board/parts/FinalCard.tsx';
import { finalLines, maharaja2004 } from '../../rules/index.ts';
import { useBoard } from '../board-context.ts';
import { useBoardWords } from '../useBoardWords.ts';

/** The number of palaces of each seat, and the tie-breaks. */
export function FinalScoring(): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  const outcome = maharaja2004.outcome(position);
  const lines = finalLines(position);
  return (
    <FinalCard
      outcome={outcome}
      rows={(['inner', 'outer', 'gold', 'character'] as const).map((row) => ({
        head: words.t('m04.final.line', { line: row }),
        values: lines.map((line) => line[row]),
      }))}
      total={words.t('m04.final.palaces')}
    >
      {outcome && <p>{words.formatMessage({ key: outcome.ending })}</p>}
    </FinalCard>
  );
}
