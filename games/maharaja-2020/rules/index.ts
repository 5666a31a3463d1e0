export { ratings } from '../data/ratings.ts';
export { maharaja2020, maharaja2020 as game } from './game.ts';
export * from './preview/index.ts';

/** Loads the rules in a form for fast searches. */
export const loadFast = () => import('./fast/index.ts');

/** The folders of `games/` that have the game's words; later ones win. */
export const wordFolders = ['kingdom', 'maharaja-2020'] as const;
