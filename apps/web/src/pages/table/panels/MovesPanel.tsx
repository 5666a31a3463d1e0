import { MovesList } from '@durbar/kit/plain/MovesList.tsx';
import { useMemo } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';

/** The legal moves of the viewer's seat as a list, beside a game's own board. */
export function MovesPanel() {
  const words = useWords();
  const { loaded, controller, names } = useTable();
  const shown = useTableState((state) => state.displayed);
  const ready = useTableState((state) => state.queuedSteps === 0 && !state.busy && state.lookBack === null);
  const held = useTableState((state) => state.isHeld);
  const seat = useTableState((state) => state.info?.you.seat ?? null);
  const decision = shown?.situation.status === 'running' ? shown.situation.decision : null;
  const moves = useMemo(() => {
    if (seat === null || !shown || !decision) return [];
    const { game } = loaded;
    return game.legalMoves(shown.situation.view, seat).map((move) => ({
      play: () => void controller.act({ kind: 'move', move }),
      key: game.key(move),
      text: words.formatMessage(game.describeMove(move, shown.situation.view), names),
    }));
  }, [seat, shown, decision, loaded, controller, words, names]);
  return (
    <MovesList
      decision={decision?.id ?? null}
      prompt={decision && words.formatMessage(decision.prompt, names)}
      moves={moves}
      ready={ready}
      proceed={held ? controller.proceed : null}
    />
  );
}
