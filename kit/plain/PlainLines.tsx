import type { Message } from '@durbar/kernel';
import type { BoardProps, SeatDisplay } from '../board/board-contract.ts';
import { useWords } from '../words/useWords.tsx';

export type PlainTableProps = BoardProps<unknown, unknown, { kind: string }>;

export const NO_LINES: readonly Message[] = [];

interface PlainLinesProps {
  readonly className: string | undefined;
  readonly lines: readonly Message[];
  readonly seats: readonly SeatDisplay[];
}

/** Lines of a position's description; nothing if there are none. */
export function PlainLines({ className, lines, seats }: PlainLinesProps) {
  const words = useWords();
  if (lines.length === 0) return null;
  const names = (seat: number) => seats[seat]?.name ?? '';
  // A line is identified by its place, because two lines may have the same text.
  const shown = lines.map((line, place) => ({ place, text: words.formatMessage(line, names) }));
  return (
    <div className={className}>
      {shown.map(({ place, text }) => (
        <p key={place}>{text}</p>
      ))}
    </div>
  );
}
