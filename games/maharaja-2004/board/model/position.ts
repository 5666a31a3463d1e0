import { mapLayoutFor } from '../../../kingdom/board/model/create-map-layout.ts';
import type { BoardLayout, MapLayout } from '../../../kingdom/board/model/map-layout.ts';
import { listCards, MAX_SEATS, mapAt, VARIANTS, type View } from '../../rules/index.ts';

/** The layout of the map a position is played on. */
export function getMapLayout(position: View, layout: BoardLayout = 'wide'): MapLayout {
  return mapLayoutFor(mapAt(position), MAX_SEATS, layout, 'places');
}

/** Seats with a house in a village, in the order of seats; a seat with two houses comes twice. */
export function villageOwners({ villages, doubles }: View, village: number): number[] {
  return villages.flatMap((mask, seat) => {
    if (((mask >> village) & 1) === 0) return [];
    return ((doubles[seat] ?? 0) >> village) & 1 ? [seat, seat] : [seat];
  });
}

/** The seats in the order of play, by their lowest characters (M04-2.4). */
export function seatOrder({ seats, cards }: View): number[] {
  const lowest = (seat: number) => listCards(cards[seat] ?? 0)[0] ?? 0;
  return Array.from({ length: seats }, (_, seat) => seat).toSorted((a, b) => lowest(a) - lowest(b));
}

/** Whether a variant is in play (M04-10). */
export function hasVariant({ variants }: Pick<View, 'variants'>, name: (typeof VARIANTS)[number]): boolean {
  return ((variants >> VARIANTS.indexOf(name)) & 1) !== 0;
}

/** Kinds of decision about a character: to take one from the bank, or to give away one of the seat's own. */
const CHOOSING: ReadonlySet<string> = new Set(['draft', 'robbed', 'give', 'exchange']);

export const choosesCharacter = (kind: string | null): boolean => kind !== null && CHOOSING.has(kind);

/** Whether the decision is a bid, the first one or a higher one. */
export const asksBid = (kind: string | null): boolean => kind === 'open' || kind === 'auction';
