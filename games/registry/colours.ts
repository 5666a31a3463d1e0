import { findCover } from './covers.ts';

/** How many colours each seat has in a match of so many seats. */
export const coloursPerSeat = (id: string, seats: number): 1 | 2 =>
  findCover(id)?.twoColours?.includes(seats) ? 2 : 1;
