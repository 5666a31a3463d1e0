import type { ReactElement, ReactNode } from 'react';
import { lazyComponent } from '../ui/lazy-component.tsx';
import type { BoardProps, SeatDisplay } from './board-contract.ts';

/** A seat, and all that it has as far as the viewer may know it. */
interface ShownSeat {
  readonly look: SeatDisplay;
  readonly things: ReactNode;
}

export type SeatsDialogProps = Pick<BoardProps<never, never, never>, 'openSeat' | 'showSeat'> & {
  /** The seats in the order in which they are shown. */
  readonly seats: readonly ShownSeat[];
  /** Class with the game's colours. */
  readonly theme?: string | undefined;
};

// A table needs no dialogs before the first one is opened.
const OpenSeatsDialog = lazyComponent(() => import('./OpenSeatsDialog.tsx'));

/**
 * All that each seat has, at full size above the table: beside each other, on a phone one at a time. Arrow keys go from
 * seat to seat, and a phone is swiped; Escape and the key that opened it close it.
 */
export function SeatsDialog(props: SeatsDialogProps): ReactElement | null {
  const { openSeat } = props;
  return openSeat === null ? null : <OpenSeatsDialog {...props} openSeat={openSeat} />;
}
