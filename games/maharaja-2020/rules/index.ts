export { maharaja2020, maharaja2020 as game } from './game.ts';
export * from './preview/index.ts';
