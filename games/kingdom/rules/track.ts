/**
 * A track of flags: `flags[i]` is the space of flag `i`, counted from the left or from below, with no two on one space.
 * The functions that move flags change the given array.
 */
export type Flags = number[];

/** The flag on the lowest space. */
export function lowestFlag(flags: readonly number[]): number {
  let lowest = 0;
  for (let i = 1; i < flags.length; i++) if (flags[i]! < flags[lowest]!) lowest = i;
  return lowest;
}

/** The flag on the highest space. */
export function highestFlag(flags: readonly number[]): number {
  let highest = 0;
  for (let i = 1; i < flags.length; i++) if (flags[i]! > flags[highest]!) highest = i;
  return highest;
}

/** Moves the lowest flag to the space above the highest one. @returns the flag */
export function advanceFlag(flags: Flags): number {
  const flag = lowestFlag(flags);
  flags[flag] = flags[highestFlag(flags)]! + 1;
  return flag;
}

/**
 * Moves a flag `distance` spaces down. If that space is taken, the flag there goes one up, and so do the flags after it up to the
 * first empty space; the space that the flag left counts as empty.
 * @returns flags pushed, lowest first
 */
export function pushDown(flags: Flags, flag: number, distance: number): number[] {
  const target = flags[flag]! - distance;
  flags[flag] = -1;
  const pushed: number[] = [];
  for (let space = target; ; space++) {
    const there = flags.indexOf(space);
    if (there < 0) break;
    pushed.push(there);
  }
  for (const other of pushed) flags[other] = flags[other]! + 1;
  flags[flag] = target;
  return pushed;
}

/**
 * Moves a flag `distance` spaces down; each flag that it passes, including one on its target, goes one up. Gaps stay.
 * @returns flags that went up, lowest first
 */
export function moveDown(flags: Flags, flag: number, distance: number): number[] {
  const from = flags[flag]!;
  const passed: number[] = [];
  for (let space = from - distance; space < from; space++) {
    const there = flags.indexOf(space);
    if (there >= 0) passed.push(there);
  }
  for (const other of passed) flags[other] = flags[other]! + 1;
  flags[flag] = from - distance;
  return passed;
}

/** Moves flags up until there are no gaps between them; the highest one stays. @returns whether a flag moved */
export function closeGaps(flags: Flags): boolean {
  let moved = false;
  let flag = highestFlag(flags);
  for (let space = flags[flag]! - 1; ; space--) {
    flag = nextBelow(flags, flags[flag]!);
    if (flag < 0) return moved;
    moved ||= flags[flag] !== space;
    flags[flag] = space;
  }
}

/** The highest flag below a space; −1 if there is none. */
function nextBelow(flags: readonly number[], space: number): number {
  let next = -1;
  for (let i = 0; i < flags.length; i++)
    if (flags[i]! < space && (next < 0 || flags[i]! > flags[next]!)) next = i;
  return next;
}
