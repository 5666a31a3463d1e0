import { createBoardPreferences } from '../../kingdom/board/board-preferences.ts';

/** What whoever sits at this device likes at this game's table; kept on it. */
export const boardPreferences = createBoardPreferences('durbar.maharaja-2004');
