/* Start times of a step's events, in milliseconds at normal speed. They depend only on the events, so the page can
   know the length of a step before anything is drawn. */

export const WALK_MS = 460;
export const DROP_MS = 280;
export const SLIDE_MS = 320;
export const COIN_MS = 300;
export const COUNT_LINE_MS = 420;
/** Pause after an event that the player reads. */
export const READ_PAUSE_MS = 240;
/** Pause between two payments or gains. */
export const NEXT_GAIN_MS = 90;
/** Overlap of the end of an animation and the start of the next one. */
export const OVERLAP_MS = 60;
/** Time between two lines of the final scoring. */
export const FINAL_LINE_MS = 260;
/** Length of the final scoring: at most seven lines including the sum, then time to look at it. */
export const FINAL_MS = 7 * FINAL_LINE_MS + 1200;
