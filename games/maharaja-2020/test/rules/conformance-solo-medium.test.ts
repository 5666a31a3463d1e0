import { conformance } from '@durbar/testkit/vitest';
import { each, KINDS, SOLO_SETTINGS, soloAt } from './conformance.ts';

conformance(soloAt('medium'), {
  ...SOLO_SETTINGS,
  seed: 'solo medium',
  mustReach: [
    ...(SOLO_SETTINGS.mustReach ?? []),
    ...each('decision', KINDS),
    ...each('refusal.phase', `${KINDS} brahmabot`),
  ],
});
