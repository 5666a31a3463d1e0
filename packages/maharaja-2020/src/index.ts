export { maharaja2020 } from './game.ts';
export * from './preview/index.ts';
