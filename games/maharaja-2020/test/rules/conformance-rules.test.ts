import { conformance } from '@durbar/testkit/vitest';
import { SETTINGS, withOptions } from './conformance.ts';

conformance(withOptions('specialRules'), {
  ...SETTINGS,
  seatCounts: [3],
  mustReach: ['refusal.displayOnly', 'refusal.villageFull'],
});
