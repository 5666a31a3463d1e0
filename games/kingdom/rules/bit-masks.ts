/** Number of bits set in a mask. */
export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Index of the lowest bit set, from 0; −1 if there is none. */
export function lowestBit(mask: number): number {
  return mask === 0 ? -1 : 31 - Math.clz32(mask & -mask);
}

/** Number of bits set in a mask that has at most two, as the villages of a road do. */
export function bitCountUpToTwo(mask: number): number {
  if (mask === 0) return 0;
  return (mask & (mask - 1)) === 0 ? 1 : 2;
}
