import { useMemo } from 'react';
import { SeatsDialog } from '../board/SeatsDialog.tsx';
import { NO_LINES, PlainLines, type PlainTableProps } from './PlainLines.tsx';
import styles from './PlainTable.module.css';

/** What each seat has, in the position's own words. */
export default function PlainSeats({
  game,
  position,
  seats,
  bottomSeat,
  openSeat,
  showSeat,
}: Pick<PlainTableProps, 'game' | 'position' | 'seats' | 'bottomSeat' | 'openSeat' | 'showSeat'>) {
  const text = useMemo(() => game.describePosition?.(position), [game, position]);
  return (
    <SeatsDialog
      openSeat={openSeat}
      showSeat={showSeat}
      seats={seats
        .map((_, i) => seats[(bottomSeat + i) % seats.length])
        .filter((look) => !!look)
        .map((look) => ({
          look,
          things: (
            <PlainLines
              className={styles.holdings}
              lines={text?.seats[look.seat] ?? NO_LINES}
              seats={seats}
            />
          ),
        }))}
    />
  );
}
