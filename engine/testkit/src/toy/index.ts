export { bazaar } from './bazaar.ts';
export { makeFastTable } from './fast-table.ts';
export type * from './types.ts';
export { bazaarWords } from './words.ts';
