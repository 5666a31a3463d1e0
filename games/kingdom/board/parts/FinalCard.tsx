import { type Outcome, standings, unrankedSeats } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { FINAL_LINE_MS } from '../model/animation-builder.ts';
import styles from './FinalCard.module.css';
import { CloseButton, OverlayCard } from './OverlayCard.tsx';

interface FinalProps {
  readonly outcome: Outcome | null;
  /** Rows of the table: a head and a number for each seat; null if a seat has no such line. */
  readonly rows: readonly { readonly head: string; readonly values: readonly (number | null)[] }[];
  /** Head of the last row, which decides. */
  readonly total: string;
  /** Content below the table. */
  readonly children?: ReactNode;
}

/** The final scoring, which appears row by row and seat by seat. */
export function FinalCard({ outcome, rows, total, children }: FinalProps): ReactElement | null {
  const words = useKingdomWords();
  const { edition, seats, reducedMotion, layout } = useKingdomBoard();
  const [closed, setClosed] = useState(false);
  if (!outcome || closed) return null;
  const order = standings(outcome);
  const unranked = unrankedSeats(outcome);
  const formatPoints = (points: number | null) => (points === null ? '–' : words.formatNumber(points));
  return (
    <OverlayCard
      className={styles.card}
      aria-label={words.t('kingdom.final')}
      data-layout={layout}
      data-still={reducedMotion}
      data-final
    >
      <header className={styles.head}>
        <h2>{words.t('kingdom.final')}</h2>
        <CloseButton onClose={() => setClosed(true)} />
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <td aria-hidden="true" />
            {order.map((seat) => (
              <th key={seat} scope="col">
                <Icon name={edition.art.emblem(seats[seat]?.playerColour ?? seat)} size={26} />
                {seatNamer(seats)(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, values }, row) => (
            <tr key={head} style={{ animationDelay: `${row * FINAL_LINE_MS}ms` }}>
              <th scope="row">{head}</th>
              {order.map((seat) => (
                <td key={seat}>{formatPoints(values[seat] ?? null)}</td>
              ))}
            </tr>
          ))}
          <tr className={styles.total} style={{ animationDelay: `${rows.length * FINAL_LINE_MS}ms` }}>
            <th scope="row">{total}</th>
            {order.map((seat) => (
              <td key={seat} data-first={outcome.ranks[seat] === 1 && !unranked.includes(seat)}>
                {words.formatNumber(outcome.scores[seat] ?? 0)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {children}
      {outcome.tieBreaks.map((tie) => (
        <p key={tie.key} className={styles.tie}>
          {words.formatMessage(tie)}
        </p>
      ))}
    </OverlayCard>
  );
}
