import { MovesList } from '@durbar/kit/plain/MovesList.tsx';
import { useMemo } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { listMoves } from '../list-moves.ts';

/** The legal moves of the viewer's seat as a list, beside a game's own board. */
export function MovesPanel() {
  const words = useWords();
  const table = useTable();
  const { controller, names } = table;
  const displayed = useTableState((state) => state.displayed);
  const info = useTableState((state) => state.info);
  const planning = useTableState((state) => state.planning);
  const ready = useTableState((state) => state.queuedSteps === 0 && !state.busy && state.lookBack === null);
  const held = useTableState((state) => state.isHeld);
  const present = displayed?.situation.status === 'running' ? displayed.situation.decision : null;
  const decision = planning ? planning.board.decision : present;
  const moves = useMemo(
    () => listMoves(table, { displayed, info, planning }, words),
    [table, displayed, info, planning, words],
  );
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
