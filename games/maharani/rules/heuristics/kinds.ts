// Kinds of what a seat holds: the input of the estimate.

/** Gold in hand, minus a second tile's price that is still to be paid. */
export const GOLD = 0;
/** Present payout of open quarters for the workers in them. */
export const PAYOUT_NOW = 1;
/** Workers in open quarters. */
export const WORKERS_ON_BOARD = 2;
/** Over all open quarters: free spaces times the increase of the payout by one more worker. */
export const PAYOUT_GROWTH = 3;
/** Number of free spaces beside own workers, counted for each worker. */
export const FREE_NEIGHBOURS = 4;
/** Number of own workers beside own workers: two for each pair. */
export const OWN_NEIGHBOURS = 5;
/** Markers face up. */
export const MARKERS_UP = 6;
/** Workers in supply. */
export const WORKERS_IN_SUPPLY = 7;
/** Number of kinds of holdings; a seat's are at `seat * KINDS + kind` of `held`. */
export const KINDS = 8;
