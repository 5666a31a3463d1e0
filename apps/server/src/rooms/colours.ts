import type { Seat } from '@durbar/kernel';
import { Problem } from '../core/problem.ts';
import type { SeatRow } from '../storage/rows.ts';
import type { RoomView } from './room-view.ts';

/** Player colours that a seat's person chose. Bots and empty seats take what is left. */
export function chosenColoursOf({ kind, colours }: SeatRow): readonly number[] {
  return kind === 'person' ? colours : [];
}

/** The row of the seat, apart from `seat`, whose person chose one of the colours. */
function findOwner(seats: readonly SeatRow[], seat: Seat, colours: readonly number[]): SeatRow | null {
  const owns = (row: SeatRow) => chosenColoursOf(row).some((colour) => colours.includes(colour));
  return seats.find((row, other) => other !== seat && owns(row)) ?? null;
}

/** @throws {Problem} if somebody else chose one of the colours */
export function requireFreeColours(
  { seats, names }: Pick<RoomView, 'seats' | 'names'>,
  seat: Seat,
  colours: readonly number[],
): void {
  const owner = findOwner(seats, seat, colours);
  if (owner) throw new Problem(409, 'colourTaken', { name: names.get(owner.person ?? '') ?? '' });
}

/** The player colours that are kept for whoever sits down, unless somebody chose one of them meanwhile. */
export function keptColours(seats: readonly SeatRow[], seat: Seat): readonly number[] {
  const kept = seats[seat]?.colours ?? [];
  return findOwner(seats, seat, kept) ? [] : kept;
}
