export { maharaja2004 } from './game.ts';
export * from './preview/index.ts';
