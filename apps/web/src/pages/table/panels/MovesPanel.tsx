import { MovesList } from '@durbar/kit/plain/MovesList.tsx';
import { useMemo } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context.ts';

/** The legal moves of the viewer's seat as a list, beside a game's own board. */
export function MovesPanel() {
  const words = useWords();
  const { loaded, controller, names } = useTable();
  const shown = useTableState((state) => state.shown);
  const ready = useTableState((state) => state.waiting === 0 && !state.busy && state.past === null);
  const held = useTableState((state) => state.held);
  const seat = useTableState((state) => state.info?.you.seat ?? null);
  const decision = shown?.situation.status === 'running' ? shown.situation.decision : null;
  const moves = useMemo(() => {
    if (seat === null || !shown || !decision) return [];
    const { game } = loaded;
    return game.legalMoves(shown.situation.view, seat).map((move) => ({
      play: () => void controller.act({ kind: 'move', move }),
      key: game.key(move),
      text: words.say(game.describeMove(move, shown.situation.view), names),
    }));
  }, [seat, shown, decision, loaded, controller, words, names]);
  return (
    <MovesList
      decision={decision?.id ?? null}
      prompt={decision && words.say(decision.prompt, names)}
      moves={moves}
      ready={ready}
      proceed={held ? controller.proceed : null}
    />
  );
}
