import { conformance } from '@durbar/testkit/vitest';
import { ONCE_CHARACTERS } from '../../rules/position.ts';
import { each, SETTINGS, withOptions } from './conformance.ts';

// Each match has different characters, so that all of them occur.
conformance(withOptions('openPrestige'), {
  ...SETTINGS,
  seed: 'durbar',
  seatCounts: [4],
  games: 4,
  every: 1000,
  mustReach: [
    ...each('held', Array.from({ length: 16 }, (_, i) => i + 1).join(' ')),
    ...each('used', ONCE_CHARACTERS.join(' ')),
    ...each('rewardChoice', '5 6 7'),
    ...each('planned', '0 1 2 3 4 5 6 7 8'),
  ],
});
