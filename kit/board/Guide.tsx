import type { ReactElement } from 'react';
import { useWords } from '../words/useWords.tsx';
import type { BoardGuide, SeatDisplay } from './board-contract.ts';
import { Clause } from './Clause.tsx';
import type { Reason } from './reason.ts';
import { seatNamer } from './seats.ts';

interface GuideProps {
  readonly guide: BoardGuide;
  /** Why the last press was refused. */
  readonly reason: Reason | null;
  readonly seats: readonly SeatDisplay[];
  /** Whether it must leave room for what one decides. */
  readonly isBrief: boolean;
}

/** The guide of a tutorial, who says why a press was refused. */
export function Guide({ guide, reason, seats, isBrief }: GuideProps): ReactElement {
  const words = useWords();
  const reply = reason && (
    <>
      {words.formatMessage(reason.message, seatNamer(seats))}{' '}
      {reason.clause && <Clause name={reason.clause} />}
    </>
  );
  return <>{guide.card(reply, isBrief)}</>;
}
