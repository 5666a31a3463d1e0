/** How many bits of a mask are set. */
export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Number of the lowest bit that is set, from 0; −1 for none. */
export function lowestBit(mask: number): number {
  return mask === 0 ? -1 : 31 - Math.clz32(mask & -mask);
}

/** How many bits are set of a mask that has at most two, as the villages of a road do. */
export function upToTwo(mask: number): number {
  if (mask === 0) return 0;
  return (mask & (mask - 1)) === 0 ? 1 : 2;
}
