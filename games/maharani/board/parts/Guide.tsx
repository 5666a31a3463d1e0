import type { BoardGuide } from '@durbar/kit/board/board-contract.ts';
import { Clause } from '@durbar/kit/board/Clause.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import type { ReactElement } from 'react';
import { useBoard, useBoardWords } from '../board-context.ts';

interface GuideProps {
  readonly guide: BoardGuide;
}

/** The guide of a tutorial, who says why a press was refused. */
export function Guide({ guide }: GuideProps): ReactElement {
  const words = useBoardWords();
  const { reason, seats } = useBoard();
  const reply = reason && (
    <>
      {words.formatMessage(reason.message, seatNamer(seats))}{' '}
      {reason.clause && <Clause name={reason.clause} />}
    </>
  );
  return <>{guide.card(reply)}</>;
}
