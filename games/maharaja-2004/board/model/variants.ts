import { VARIANTS, type View } from '../../rules/index.ts';

/** Whether a variant is played (M04-10). */
export function hasVariant({ variants }: Pick<View, 'variants'>, name: (typeof VARIANTS)[number]): boolean {
  return ((variants >> VARIANTS.indexOf(name)) & 1) !== 0;
}
