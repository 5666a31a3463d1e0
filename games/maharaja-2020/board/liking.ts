import { likingAt } from '../../kingdom/board/liking.ts';

/** What whoever sits at this device likes at this game's table; kept on it. */
export const liking = likingAt('durbar.maharaja-2020');
