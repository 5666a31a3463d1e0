export * from './fallback.ts';
export type { Sender } from './judge.ts';
export * from './match.ts';
export { RESIGNED_ENDING } from './outcome.ts';
export type { MatchSetup } from './setup.ts';
export { KEPT_UPDATES } from './streams.ts';
export type * from './types.ts';
export * from './words.ts';
