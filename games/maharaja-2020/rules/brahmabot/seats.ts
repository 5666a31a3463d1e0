/** Seats of a solo game. */
export const HUMAN = 0;
export const BRAHMABOT = 1;
