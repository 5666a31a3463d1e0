import { at } from '@durbar/kernel';
import { NEIGHBOURS, type View } from '../../rules/index.ts';
import { laidTileOn, tileOf, workerOn } from './pieces.ts';

/** Spaces that can be reached from `from` over spaces that `joins` accepts, `from` itself first. */
function floodFill(from: number, joins: (space: number) => boolean): number[] {
  const found = [from];
  for (const space of found) {
    for (let side = 0; side < 4; side++) {
      const next = at(NEIGHBOURS, space * 4 + side);
      if (next >= 0 && !found.includes(next) && joins(next)) found.push(next);
    }
  }
  return found;
}

/** The area of a tile of `colour` on `space`, which determines its gold (MHR-3.1). The tile need not lie there yet. */
export function tileArea(position: View, space: number, colour: number): number[] {
  return floodFill(space, (other) => {
    const laid = laidTileOn(position, other);
    return laid !== null && tileOf(laid.tile).colour === colour;
  });
}

/**
 * The group of a worker once it stands on `space` (MHR-3.3).
 * @param from the space it leaves, or null
 */
export function workerGroup(
  position: View,
  space: number,
  worker: { readonly seat: number; readonly colour: number },
  from: number | null,
): number[] {
  return floodFill(space, (other) => {
    if (other === from) return false;
    const there = workerOn(position, other);
    return there !== null && there.seat === worker.seat && there.colour === worker.colour;
  });
}
