import { conformance } from '@durbar/testkit/vitest';
import { VARIANTS } from '../../data/components.ts';
import { SETTINGS, withOptions } from './conformance.ts';

// Each variant alone, and combinations of them, on both maps.
conformance(withOptions(...VARIANTS, 'map'), {
  ...SETTINGS,
  every: 1000,
  combinations: 6,
  seatCounts: [3],
});
