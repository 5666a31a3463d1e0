import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import { positionLink } from '../../table/position-link.ts';
import { useWords } from '../../words/useWords.tsx';
import { GameRowItem } from './GameRowItem.tsx';
import { useGameRows } from './useGameRows.ts';
import { useNow } from './useNow.ts';

/** The person's finished games, to step through from their start; nothing if there are none. */
export function FinishedGames() {
  const words = useWords();
  const now = useNow();
  const { rows } = useGameRows();
  const finished = (rows ?? []).filter(({ list }) => list === 'finished');
  if (finished.length === 0) return null;
  return (
    <Sheet title={words.t('replay.mine')}>
      <ul>
        {finished.map((row) => (
          <GameRowItem key={row.id} row={row} href={positionLink(row.href, -1)} now={now} />
        ))}
      </ul>
    </Sheet>
  );
}
