/*
 * What the fast forms of both Maharajas share. It is not part of `kingdom/rules/index.ts`, so that only what searches loads it.
 */
export * from './masks.ts';
export * from './memo.ts';
export * from './plan-values.ts';
export * from './roads.ts';
export * from './scoring-times.ts';
export * from './tolls.ts';
export * from './turn-actions.ts';
