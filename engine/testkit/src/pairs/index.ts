export { Pair, PairLeak } from './pair.ts';
export { randomSetup, type Sitting, setupOf } from './setup.ts';
