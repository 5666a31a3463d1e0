// Numbers of the codes of moves, for the build as in layout.ts.

// Placements have the codes below `WORKER`: turn, space and slot in 2, 6 and 2 bits.

/** First code of the ways to bring a worker, in the order of the bits of `workerWays`. */
export const WORKER = 1024;
export const REFRESH = WORKER + 4;
export const END = REFRESH + 1;

/** Number of the first way in which a worker that is there already moves; before it are those of new workers. */
export const MOVE_WORKER = 2;

/** Code of the placement of a slot's tile on a space, not turned; the turns are added. */
export const placeCode = (slot: number, space: number): number => (slot << 8) | (space << 2);
export const slotOf = (code: number): number => code >> 8;
export const spaceOf = (code: number): number => (code >> 2) & 63;
export const turnOf = (code: number): number => code & 3;
