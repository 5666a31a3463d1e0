export * from './bot.ts';
export { greedyBot } from './greedy.ts';
export * from './match.ts';
export * from './named.ts';
export { playoutBot } from './playout.ts';
export { randomBot } from './random.ts';
export type { Budget, SearchSettings } from './search/settings.ts';
export { DEFAULTS } from './search/settings.ts';
export * from './strength.ts';
