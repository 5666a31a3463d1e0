import { conformance } from '@durbar/testkit/vitest';
import { SETTINGS, withOptions } from './conformance.ts';

conformance(withOptions('map', 'mapFile'), {
  ...SETTINGS,
  seatCounts: [2],
  mustReach: ['refusal.villageTwoSeats'],
});
