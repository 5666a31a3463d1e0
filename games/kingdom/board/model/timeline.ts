/*
 * When each event of a step is shown, in milliseconds at normal speed. It depends on nothing but the events, so that
 * the page can be told how long a step takes before anything is drawn.
 */

export const WALK_MS = 460;
export const DROP_MS = 280;
export const SLIDE_MS = 320;
export const COIN_MS = 300;
export const COUNT_LINE_MS = 420;
/** Pause after an event that the player reads. */
export const READ_PAUSE_MS = 240;
/** Between two payments or gains. */
export const NEXT_GAIN_MS = 90;
/** How much the end of an animation and the start of the next one overlap. */
export const OVERLAP_MS = 60;
/** Between two lines of the final scoring; then it can be looked at. */
export const FINAL_LINE_MS = 260;
/** How long the final scoring takes: at most seven lines with the sum. */
export const FINAL_MS = 7 * FINAL_LINE_MS + 1200;
