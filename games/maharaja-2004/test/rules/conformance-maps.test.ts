import { conformance } from '@durbar/testkit/vitest';
import { SETTINGS, withOptions } from './conformance.ts';

conformance(withOptions('map', 'mapFile', 'hiddenGold'), { ...SETTINGS, every: 1000, seatCounts: [2, 5] });
