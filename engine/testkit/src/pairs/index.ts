export { Pair, PairLeak } from './pair.ts';
export { createSetup, randomSetup, type Sitting } from './setup.ts';
