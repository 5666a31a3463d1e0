import { ADJACENT, SPACE_COUNT } from './geometry.ts';
import { LAID_COLOUR } from './tiles.ts';
import type { View } from './types.ts';

const WORKER_KINDS: readonly number[] = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

// Reused by each call of `connected`: a space was visited if its mark equals the number of the current walk.
const marks = new Uint32Array(SPACE_COUNT);
const queue = new Uint8Array(SPACE_COUNT);
let walk = 0;

/**
 * Number of spaces orthogonally connected with `from` whose item is of `kind`. `from` itself always counts.
 * @param items one for each space, −1 for none
 * @param kinds kind of an item, at `item + 1`
 * @param gone a space that counts as empty, if not −1
 */
function connected(
  items: readonly number[],
  kinds: readonly number[],
  from: number,
  kind: number,
  gone: number,
): number {
  walk = walk === 0xffff_ffff ? 1 : walk + 1;
  if (gone >= 0) marks[gone] = walk;
  marks[from] = walk;
  queue[0] = from;
  let count = 1;
  for (let done = 0; done < count; done++) {
    const near = ADJACENT[queue[done]!]!;
    for (let i = 0; i < near.length; i++) {
      const space = near[i]!;
      if (kinds[items[space]! + 1] !== kind || marks[space] === walk) continue;
      marks[space] = walk;
      queue[count++] = space;
    }
  }
  return count;
}

/** Gold for the area of a tile of `colour` on `space` (MHR-3.1). The tile need not lie there yet. */
export function areaGold(position: View, space: number, colour: number): number {
  return connected(position.board, LAID_COLOUR, space, colour, -1);
}

/**
 * Gold for the group of a worker on `space` (MHR-3.3). The worker need not stand there yet.
 * @param worker seat * 2 + colour
 * @param from the space that it would come from, if not −1
 */
export function groupGold(position: View, space: number, worker: number, from = -1): number {
  return connected(position.workers, WORKER_KINDS, space, worker, from);
}
