import { conformance } from '@durbar/testkit/vitest';
import { SOLO_SETTINGS, soloAt } from './conformance.ts';

conformance(soloAt('hard'), { ...SOLO_SETTINGS, seed: 'solo hard 3' });
