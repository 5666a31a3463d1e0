import type { GameId } from '@durbar/games';
import maharaja2004Card from '../../art/home/card-maharaja-2004.svg';
import maharaja2020Card from '../../art/home/card-maharaja-2020.svg';
import maharaniCard from '../../art/home/card-maharani.svg';
import maharaja2004Thumb from '../../art/home/thumb-maharaja-2004.svg';
import maharaja2020Thumb from '../../art/home/thumb-maharaja-2020.svg';
import maharaniThumb from '../../art/home/thumb-maharani.svg';

/** What the page shows of a game before its code is loaded. */
export interface ShelfGame {
  readonly id: GameId;
  /** Address of its picture, 260 by 330. */
  readonly cover: string;
  /** Address of a square cut of it. */
  readonly thumb: string;
  /** As the game's `meta.seatCounts`; a test holds them together. */
  readonly seatCounts: readonly number[];
}

/** The games that can be played, in the order in which they stand on the home page. */
export const shelf: readonly [ShelfGame, ...ShelfGame[]] = [
  {
    id: 'maharaja-2020',
    cover: maharaja2020Card,
    thumb: maharaja2020Thumb,
    seatCounts: [1, 2, 3, 4],
  },
  {
    id: 'maharaja-2004',
    cover: maharaja2004Card,
    thumb: maharaja2004Thumb,
    seatCounts: [2, 3, 4, 5],
  },
  { id: 'maharani', cover: maharaniCard, thumb: maharaniThumb, seatCounts: [2, 3, 4] },
];

export function onShelf(id: string): ShelfGame | undefined {
  return shelf.find((game) => game.id === id);
}
