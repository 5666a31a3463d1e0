export { maharaja2020 } from './game.ts';
