import { conformance } from '@durbar/testkit/vitest';
import { SOLO_SETTINGS, soloAt } from './conformance.ts';

conformance(soloAt('easy'), { ...SOLO_SETTINGS, seed: 'solo easy 2' });
