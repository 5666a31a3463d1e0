import type { Seat } from '@durbar/kernel';
import type { BoardModule } from '@durbar/kit/board/board-contract.ts';
import { assignColours, type TableInfo } from '@durbar/protocol';

type SeatsOf = Pick<TableInfo, 'seats'>;
type ColourRules = Pick<BoardModule, 'coloursPerSeat'>;

/** The player colours of all seats: those that people chose, free ones for the others. */
export function seatColours({ seats }: SeatsOf, board: ColourRules): readonly (readonly number[])[] {
  const players = seats.filter(({ kind }) => kind !== 'automaton').length;
  return assignColours(
    seats.map(({ colours }) => colours),
    board.coloursPerSeat?.(players) ?? 1,
  );
}

/** Who chose each of the player colours that a seat cannot have. @param nameOf the name of a seat */
export function takenColours(
  chosen: readonly (readonly number[])[],
  seat: Seat,
  nameOf: (seat: Seat) => string,
): ReadonlyMap<number, string> {
  return new Map(
    chosen.flatMap((colours, other) =>
      other === seat ? [] : colours.map((colour): [number, string] => [colour, nameOf(other)]),
    ),
  );
}
