import type { TableState } from '../../table/table-controller.ts';
import type { useWords } from '../../words/useWords.tsx';
import type { useTable } from './context/table-context.ts';

/** A legal move in words, and the function that plays it. */
interface PlayableMove {
  readonly key: string;
  readonly text: string;
  readonly play: () => void;
}

type Moves = Pick<TableState, 'displayed' | 'info' | 'planning'>;

/** The legal moves of the viewer's seat in the position on screen, planned or not; none if the viewer need not decide. */
export function listMoves(
  { loaded: { game }, controller, names }: ReturnType<typeof useTable>,
  { displayed, info, planning }: Moves,
  words: ReturnType<typeof useWords>,
): readonly PlayableMove[] {
  const seat = info?.you.seat ?? null;
  if (seat === null || displayed?.situation.status !== 'running') return [];
  const { view, decision } = planning
    ? { ...planning.board, view: planning.board.position }
    : displayed.situation;
  if (!decision) return [];
  return game.legalMoves(view, seat).map((move) => ({
    key: game.key(move),
    text: words.formatMessage(game.describeMove(move, view), names),
    play: () => (planning ? planning.planner.act(move) : void controller.act({ kind: 'move', move })),
  }));
}
