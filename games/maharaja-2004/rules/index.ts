export { maharaja2004, maharaja2004 as game } from './game.ts';
export * from './preview/index.ts';
