export { Pair, PairLeak } from './pair.ts';
export { createSetup, randomSetup, type SetupPlan } from './setup.ts';
