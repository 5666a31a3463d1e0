export { bazaar } from './bazaar.ts';
export type * from './types.ts';
export { bazaarWords } from './words.ts';
