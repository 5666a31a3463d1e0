import type { Meta } from '@durbar/kernel';

export const bazaarMeta: Meta = {
  id: 'bazaar',
  rules: 1,
  seatCounts: [2, 3, 4],
  newcomers: 'never',
  options: [
    { name: 'merchant', kind: 'flag', default: true },
    { name: 'length', kind: 'choice', values: ['short', 'long'], default: 'short' },
  ],
};
